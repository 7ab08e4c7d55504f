// The service worker: Szlak without a network. A template; the build fills in the two lines below.
//
// Register it from the page with navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' }).
//
// - install   every file of this version goes into its own cache, or the version is not installed at all. A file
//             is known by its hash: a page of some proxy, a file cut short or one of another version is refused.
// - waiting   a new version waits (registration.waiting) while an old one serves any page: never under a running
//             game. The page asks the player, then posts {type: 'skip-waiting'} to the waiting worker.
// - activate  caches of older versions under the same scope go; the pages are claimed, so 'controllerchange'
//             fires after the first install too: reload on it only if this page posted 'skip-waiting'.
// - fetch     files of this version come from the cache, a navigation gets the page; what the browser has thrown
//             out of the cache is fetched and put back. Everything else, and every other origin, is left to the
//             browser.
const VERSION = 'unbuilt';
const FILES = {};

const PREFIX = `szlak ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;
const PAGE = new URL('./', self.registration.scope).href;
const SUMS = new Map(Object.entries(FILES).map(([file, sum]) => [new URL(file, self.registration.scope).href, sum]));

// A hashed name never changes its bytes; any other may, and the browser's own cache must not hide it.
const isHashed = (url) => /-[0-9a-f]{8,16}[._]/.test(url);

const sum = async (bytes) => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

// Fetches one file into the cache; a wrong one in the browser's own cache gets a second chance past it.
const take = async (cache, url) => {
  for (const mode of [isHashed(url) ? 'default' : 'no-cache', 'reload']) {
    const response = await fetch(new Request(url, { cache: mode }));
    const bytes = await response.clone().arrayBuffer();
    if (response.ok && (await sum(bytes)).startsWith(SUMS.get(url))) return cache.put(url, response);
  }
  throw new Error(`${url} is not the file of this version`);
};

const fill = async () => {
  const cache = await caches.open(CACHE);
  await Promise.all([...SUMS.keys()].map((url) => take(cache, url)));
};

let refilling;
const refill = async (cache) => {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...SUMS.keys()].filter((url) => !there.has(url));
  await Promise.allSettled(missing.map((url) => take(cache, url)));
  refilling = undefined;
};

const dropOld = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

const answer = async (event, url) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url);
  if (kept) return kept;
  refilling ??= refill(cache);
  event.waitUntil(refilling);
  return fetch(event.request);
};

// The file of ours a request asks for; undefined when it is not ours.
const target = (request) => {
  if (request.method !== 'GET') return undefined;
  const url = new URL(request.url);
  url.hash = '';
  url.search = '';
  return SUMS.has(url.href) ? url.href : undefined;
};

// A path below the page leads to the page itself: from there its files would be looked for in the wrong folder.
const strays = ({ mode, url }) => mode === 'navigate' && url.startsWith(self.registration.scope);

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('message', (event) => {
  if (event.data?.type === 'skip-waiting') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const url = target(event.request);
  if (url) event.respondWith(answer(event, url));
  else if (strays(event.request)) event.respondWith(Response.redirect(PAGE));
});
