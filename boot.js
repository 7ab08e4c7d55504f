// Loads the app: put inline into index.html by the build (Trunk.toml, pattern_params) and allowed there by its hash.
//
// Contract with the page:
//   #szlak-glue  <link>: its href is the JS glue, absolute when read as a property. The bots' worker needs it.
//   #szlak-wasm  <link>: its href is the wasm.
//   #first-paint is on screen until the app mounts and removes it. Inside it, if present:
//     progress[data-boot]  advances with the bytes of the wasm;
//     [data-trouble="unsupported" | "load"]  hidden sentences; the fitting one is shown when all is lost.
//   The event szlak:started is fired on window when the app's main has returned.
const glue = document.getElementById('szlak-glue').href;
const wasm = document.getElementById('szlak-wasm').href;
const paint = document.getElementById('first-paint');

const fail = (kind, reason) => {
  console.error('Szlak could not start:', reason);
  paint?.querySelector('[data-boot]')?.remove();
  paint?.querySelector(`[data-trouble="${kind}"]`)?.removeAttribute('hidden');
};

// The host may compress, so the length it announces is no use: the build wrote the real one.
const counted = (response) => {
  const bar = paint?.querySelector('progress[data-boot]');
  const size = Number(document.getElementById('szlak-wasm').dataset.size);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  if (!bar || !size || !response.body) return response;
  let seen = 0;
  const count = new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      bar.value = Math.min(seen / size, 1);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: response.headers });
};

if (typeof WebAssembly !== 'object') {
  fail('unsupported', 'WebAssembly is missing');
} else {
  try {
    const [{ default: init }, response] = await Promise.all([import(glue), fetch(wasm)]);
    await init({ module_or_path: counted(response) });
    dispatchEvent(new Event('szlak:started'));
  } catch (reason) {
    fail('load', reason);
  }
}
