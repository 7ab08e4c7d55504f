// Loads the app: put inline into index.html by the build (Trunk.toml, pattern_params) and allowed there by its hash.
//
// Contract with the page:
//   #szlak-glue  <link>: its href is the JS glue, absolute when read as a property. The bots' worker needs it.
//   #szlak-wasm  <link>: its href is the wasm.
//   #first-view is on screen on the home route (first.js), #first-paint on every other, until the app mounts and removes
//   both. progress[data-boot] advances with the bytes of the wasm. Inside #first-paint:
//     [data-trouble="unsupported" | "load"]  hidden sentences; the fitting one is shown when all is lost.
//   #last-words  <dialog>: shown when the running app has died; one [lang] in it for each language, and in each
//                [data-act="reload" | "home" | "export"].
//   szlakSound(names, volume)  hands what is to be heard to sound.js, which is fetched with the first call.
//   The event szlak:started is fired on window when the app's main has returned. The app fires szlak:shown when it is
//   on screen, and szlak:wordless when the words of its language cannot be had.
const glue = document.getElementById('szlak-glue').href;
const wasm = document.getElementById('szlak-wasm').href;
const paint = document.getElementById('first-paint');

// The policy of the page lets a string become markup or a program only through here: markup without scripts (Leptos
// makes elements from it), and the two workers.
const workers = ['./bot-worker.js', './sw.js'].map((name) => new URL(name, document.baseURI).href);
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (/<script/i.test(html) ? null : html),
  createScriptURL: (url) => (workers.includes(new URL(url, document.baseURI).href) ? url : null),
});

const fail = (kind, reason) => {
  console.error('Szlak could not start:', reason);
  document.getElementById('first-view')?.remove();
  paint?.removeAttribute('hidden');
  paint?.querySelector('[data-boot]')?.remove();
  paint?.querySelector(`[data-trouble="${kind}"]`)?.removeAttribute('hidden');
};

// The host may compress, so the length it announces is no use: the build wrote the real one.
const counted = (response) => {
  const bars = document.querySelectorAll('progress[data-boot]');
  const size = Number(document.getElementById('szlak-wasm').dataset.size);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  if (!bars.length || !size || !response.body) return response;
  let seen = 0;
  const count = new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      for (const bar of bars) bar.value = Math.min(seen / size, 1);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: response.headers });
};

// A version that cannot start must not be kept for ever. Once in a visit, and only while the host answers (offline
// a doubtful version is better than none): drops the worker and its cache, refreshes the browser's own cache, and
// loads the page anew. The games are not touched. False when there is nothing more to try.
const TRIED = 'szlak/tried-again';
const tryAgain = async () => {
  try {
    if (sessionStorage.getItem(TRIED)) return false;
    // The one file no worker answers for.
    const host = await fetch('./sw.js', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    if (!host.ok) return false;
    sessionStorage.setItem(TRIED, 'yes');
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) {
      const own = (await caches.keys()).filter((name) => name.startsWith(`szlak ${worker.scope} `));
      await Promise.all(own.map((name) => caches.delete(name)));
      await worker.unregister();
    }
    await Promise.all([glue, wasm].map((url) => fetch(url, { cache: 'reload' })));
    location.reload();
    return true;
  } catch {
    return false;
  }
};

// The language the app will speak: the one that was chosen here, or the first of the browser's that it knows.
const tongue = () => {
  let chosen;
  try {
    chosen = JSON.parse(localStorage['szlak/settings'] ?? '{}').lang;
  } catch {
    // Nobody has chosen.
  }
  const tags = [chosen, ...navigator.languages].map((tag) => String(tag).split(/[-_]/)[0].toLowerCase());
  return tags.find((tag) => ['en', 'pl', 'uk'].includes(tag)) ?? 'en';
};

// The sounds, once they are wanted.
let sounds;
globalThis.szlakSound = (names, volume) => {
  sounds ??= import('./sound.js');
  sounds.then(({ tell }) => tell(names, volume)).catch(() => (sounds = undefined));
};

// Everything that is saved, as the app itself would export it: it can be imported again.
const saved = () => {
  const all = (shelf) =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith(shelf) && !/\.(new|old)$/.test(name))
      .map((name) => {
        try {
          return JSON.parse(localStorage[name]);
        } catch {
          return localStorage[name];
        }
      });
  const solved = (localStorage['szlak/solved'] ?? '').split('\n').filter(Boolean);
  return JSON.stringify({ szlak: 1, games: all('szlak/game/'), decks: all('szlak/deck/'), solved });
};

const acts = {
  reload: () => location.reload(),
  home: () => {
    location.hash = '#/';
    location.reload();
  },
  export: () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([saved()], { type: 'application/json' }));
    link.download = 'szlak-games.json';
    link.click();
  },
};

// A panic announces itself by szlak:died; memory or stack that runs out ends in a trap of the wasm. After either
// nothing of the app answers any more, so this is said without it.
const isTrap = (reason) =>
  reason instanceof WebAssembly.RuntimeError || (reason instanceof RangeError && /wasm/.test(reason.stack));
const lastWords = () => {
  const dialog = document.getElementById('last-words');
  if (!dialog || dialog.open) return;
  const lang = document.documentElement.lang;
  const said = dialog.querySelector(`[lang="${lang}"]`) ?? dialog.querySelector('[lang]');
  said.hidden = false;
  dialog.setAttribute('aria-labelledby', said.querySelector('h2').id);
  for (const button of said.querySelectorAll('[data-act]')) {
    button.addEventListener('click', acts[button.dataset.act]);
  }
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.showModal();
};

if (typeof WebAssembly !== 'object') {
  fail('unsupported', 'WebAssembly is missing');
} else {
  // Beside the wasm, so that the app need not wait for them; it fetches others if the guess was wrong.
  const words = document.createElement('link');
  Object.assign(words, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `./words/${tongue()}.txt` });
  document.head.append(words);
  addEventListener('szlak:died', lastWords);
  addEventListener('szlak:shown', () => {
    try {
      sessionStorage.removeItem(TRIED);
    } catch {
      // Where nothing is kept, nothing was noted.
    }
  });
  addEventListener('szlak:wordless', async () => {
    if (!(await tryAgain())) fail('load', 'its words did not come');
  });
  addEventListener('error', ({ error }) => isTrap(error) && lastWords());
  addEventListener('unhandledrejection', ({ reason }) => isTrap(reason) && lastWords());
  try {
    const [{ default: init }, response] = await Promise.all([import(glue), fetch(wasm)]);
    await init({ module_or_path: counted(response) });
    dispatchEvent(new Event('szlak:started'));
  } catch (reason) {
    if (!(await tryAgain())) fail('load', reason);
  }
}
