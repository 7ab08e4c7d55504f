// The home page before the program is there: put inline into index.html by the build (xtask/src/page/first_view.rs)
// behind the markup it fills, and allowed there by its hash. It runs before anything is painted, so that nothing is seen
// in a wrong language, light or size.
//
// Contract with the page:
//   #first-view   home's upper part as the program shows it; shown on its route alone. Elsewhere #first-paint is.
//   [data-say]    says, in the order of the page, what SAYS has for its language.
//   [data-game]   the tile of a game.
// Contract with the program (src/storage/last.rs): szlak/settings, szlak/last, szlak/home, szlak/game/….
(() => {
  const SAYS = {};
  const one = (id) => document.getElementById(id);
  const view = one('first-view');
  const read = (name) => {
    try {
      return JSON.parse(localStorage[name]) ?? {};
    } catch {
      return {};
    }
  };
  const root = document.documentElement;
  const settings = read('szlak/settings');
  for (const [name, usual] of [['theme', 'auto'], ['text', 'usual'], ['speed', 'usual']]) {
    if (settings[name] && settings[name] !== usual) root.setAttribute(`data-${name}`, settings[name]);
  }
  const tags = [settings.lang, ...navigator.languages].map((tag) => String(tag).split(/[-_]/)[0].toLowerCase());
  const lang = tags.find((tag) => tag === 'en' || tag in SAYS) ?? 'en';
  root.lang = lang;

  const says = SAYS[lang];
  if (says) view.querySelectorAll('[data-say]').forEach((place, at) => (place.textContent = says[at]));
  for (const button of view.querySelectorAll('button[lang]')) {
    button.setAttribute('aria-pressed', button.lang === lang);
    button.addEventListener('click', () => {
      try {
        localStorage['szlak/settings'] = JSON.stringify({ ...settings, lang: button.lang });
        location.reload();
      } catch {
        // Where nothing is kept, the program will do it.
      }
    });
  }

  // How long ago, as src/browser.rs says it.
  const ago = (then) => {
    const minutes = Math.floor(Math.max(0, Date.now() - then) / 60000);
    if (minutes >= 10080) return new Date(then).toLocaleDateString(lang, { dateStyle: 'medium' });
    const [count, unit] =
      minutes < 1 ? [0, 'second']
      : minutes < 60 ? [minutes, 'minute']
      : minutes < 1440 ? [Math.floor(minutes / 60), 'hour']
      : [Math.floor(minutes / 1440), 'day'];
    return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-count, unit);
  };

  // What it said last, as long as it is still so; otherwise less is said, and the program says the rest.
  const note = read('szlak/home');
  let pending;
  try {
    if (localStorage['szlak/last']) one('first-line').textContent = note.lang === lang ? note.play : '\u00a0';
    for (const name of Object.keys(localStorage).filter((name) => /^szlak\/game\/[^.]+$/.test(name))) {
      const { over, saved_at, save } = read(name);
      if (over || !save || saved_at <= (pending?.saved_at ?? -1)) continue;
      pending = { key: name.slice(11), saved_at, game: save.record?.game };
    }
  } catch {
    // Where nothing is kept, there is nothing to go on with.
  }
  if (pending) {
    const known = note.lang === lang && note.key === pending.key && note.saved_at === pending.saved_at;
    const tile = view.querySelector(`[data-game="${pending.game}"] .plate__name`);
    const state = known ? note.state : (tile?.textContent ?? '');
    const button = one('first-continue');
    one('first-learn').hidden = true;
    button.hidden = false;
    button.href = `#/play/${pending.key}`;
    button.querySelector('small').textContent = [state, ago(pending.saved_at)].filter(Boolean).join(' · ');
  }

  const show = () => {
    const isHome = /^#?\/?$/.test(location.hash);
    view.hidden = !isHome;
    one('first-paint')?.toggleAttribute('hidden', isHome);
  };
  // Whoever goes on before the program is there sees that it is coming.
  addEventListener('hashchange', () => view.isConnected && show());
  show();
})();
