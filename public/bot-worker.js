// A second copy of the app, in a worker, where the bots think.
//
// The page starts it with new Worker('./bot-worker.js', {type: 'module'}) and posts first {glue, wasm}: the
// absolute hrefs of the links #szlak-glue and #szlak-wasm. The app's main, finding no window, sets its own
// onmessage and returns. Whatever the page posts in the meantime is kept and delivered in order after that.
// A failed start is thrown, so the page's worker.onerror hears of it.
const early = [];
let starting = false;

const start = async ({ glue, wasm }) => {
  const { default: init } = await import(glue);
  await init({ module_or_path: wasm });
  // From here on nothing is awaited: no message can slip in between.
  removeEventListener('message', hear);
  for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
};

function hear(event) {
  if (starting) {
    early.push(event);
    event.stopImmediatePropagation();
    return;
  }
  starting = true;
  start(event.data).catch((reason) => reportError(reason));
}

addEventListener('message', hear);
