// The service worker: Szlak without a network. A template; the build fills in the two lines below.
//
// Register it from the page with navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' }).
//
// - install   every file of this version goes into its own cache, or the version is not installed at all.
// - waiting   a new version waits (registration.waiting) while an old one serves any page: never under a running
//             game. The page asks the player, then posts {type: 'skip-waiting'} to the waiting worker.
// - activate  caches of older versions under the same scope go; the pages are claimed, so 'controllerchange'
//             fires after the first install too: reload on it only if this page posted 'skip-waiting'.
// - fetch     files of this version come from the cache, a navigation gets the page. Everything else, and every
//             other origin, is left to the browser.
const VERSION = 'unbuilt';
const FILES = [];

const PREFIX = `szlak ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;
const PAGE = new URL('./', self.registration.scope).href;
const KNOWN = new Set(FILES.map((file) => new URL(file, self.registration.scope).href));

// A hashed name never changes its bytes; any other may, and the browser's own cache must not hide it.
const isHashed = (url) => /-[0-9a-f]{8,16}[._]/.test(url);

const fill = async () => {
  const cache = await caches.open(CACHE);
  const requests = [...KNOWN].map((url) => new Request(url, { cache: isHashed(url) ? 'default' : 'no-cache' }));
  await cache.addAll(requests);
};

const dropOld = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

const answer = async (url, request) => {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? fetch(request);
};

// What a request is answered with from the cache; undefined when it is not ours.
const target = (request) => {
  if (request.method !== 'GET') return undefined;
  const url = new URL(request.url);
  url.hash = '';
  url.search = '';
  if (KNOWN.has(url.href)) return url.href;
  return request.mode === 'navigate' && url.href.startsWith(self.registration.scope) ? PAGE : undefined;
};

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('message', (event) => {
  if (event.data?.type === 'skip-waiting') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const url = target(event.request);
  if (url) event.respondWith(answer(url, event.request));
});
