// Measures a served page with Lighthouse: the home page and a table in the middle of being played, on a phone and on a
// desk. Called by xtask (src/steps/lighthouse.rs) as
//   node run.mjs <where lighthouse is installed> <address> <how often> <chromium>
// and prints a line for each, with tabs between: page, device, four scores, FCP, LCP, TBT, CLS, speed index (each the
// median of the runs), and the audits beside speed that cost points.
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [home, address, runs, chromium] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(`${home}/node_modules/${file}`).href);
const { default: lighthouse, desktopConfig } = await load('lighthouse/core/index.js');
const { launch } = await load('chrome-launcher/dist/index.js');
const { default: puppeteer } = await load('puppeteer-core/lib/esm/puppeteer/puppeteer-core.js');

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-extensions'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];
// The same deal every time.
const DEAL = '#/new/gwent?seats=2&seed=0000-0000-0001-2&deck.1=nilfgaard-starter&deck.2=skellige-starter';

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

// Every run begins as a first visit, but for the game that is kept: nothing in the caches, no service worker.
const forget = async (port) => {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'service_workers,cache_storage' });
  await page.close();
  browser.disconnect();
};

// Deals a game as a player would and gives back its route.
const deal = async (port) => {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  await page.goto(`${address}${DEAL}`);
  await page.waitForSelector('#start');
  await page.evaluate(() => document.querySelector('#start').click());
  await page.waitForFunction(() => location.hash.startsWith('#/play/') && document.querySelector('main.play .gw-hand'));
  // The second copy is written a moment later.
  await new Promise((done) => setTimeout(done, 1500));
  const route = await page.evaluate(() => location.hash);
  await page.close();
  browser.disconnect();
  return route;
};

const chrome = await launch({ chromePath: chromium, chromeFlags: FLAGS, logLevel: 'silent' });
try {
  const routes = { home: '', play: await deal(chrome.port) };
  for (const [page, route] of Object.entries(routes)) {
    for (const form of ['mobile', 'desktop']) {
      const all = [];
      for (let run = 0; run < Number(runs); run += 1) {
        await forget(chrome.port);
        const flags = { port: chrome.port, output: 'json', logLevel: 'silent', onlyCategories: CATEGORIES, disableStorageReset: true };
        const { lhr } = await lighthouse(`${address}${route}`, flags, form === 'desktop' ? desktopConfig : undefined);
        if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
        all.push(lhr);
      }
      const scores = CATEGORIES.map((id) => Math.round(100 * median(all.map(({ categories }) => categories[id].score))));
      const metrics = METRICS.map((id) => median(all.map(({ audits }) => audits[id].numericValue)));
      const failed = CATEGORIES.slice(1).flatMap((id) => all[0].categories[id].auditRefs.map(({ id: audit }) => all[0].audits[audit]).filter(({ score }) => score !== null && score < 1).map(({ id: audit }) => audit));
      console.log([page, form, ...scores, ...metrics, failed.join(', ')].join('\t'));
      // The whole report, for whoever wants to know why.
      const reports = process.env.SZLAK_LIGHTHOUSE;
      if (reports) await writeFile(`${reports}/${page}-${form}.json`, JSON.stringify(all[0]));
    }
  }
} finally {
  chrome.kill();
}
