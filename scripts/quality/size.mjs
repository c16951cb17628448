/**
 * Compares the JavaScript of a first visit to each route, until it is idle, and its critical request chain
 * with their bounds; and checks that no part of the simulated backend is in the build. The visit is the one
 * of `npm run bench`. Last, the snapshots of a full build of Chromatic. Run by `npm run size` and `npm test`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { hasSnapshot, MODES, MOST_SNAPSHOTS } from '../../apps/storybook/.storybook/snapshots.mjs';
import { launchOptions } from '../ci/browser.mjs';

const DIST = 'apps/dashboard/dist';
const KB = 1000;

/** Compressed kB of JavaScript, for pages of guests and of signed-in users (decision 0029). */
const SIGNED_OUT_LIMIT = 120;
const SIGNED_IN_LIMIT = 185;
/** The most script requests of a page. */
const MOST_SCRIPTS = 14;

/** Bounds, with the calls of the critical request chain (decision 0048). */
const ROUTES = [
  ...['/login', '/register'].map((path) => ({ path, limit: SIGNED_OUT_LIMIT, criticalCallChain: 2 })),
  // The chart calls for the history once it knows of how many purchases (decision 0046).
  { path: '/', limit: SIGNED_IN_LIMIT, criticalCallChain: 4 },
  ...['/buy-number', '/active-numbers', '/history', '/transactions', '/settings', '/subscriptions'].map(
    (path) => ({ path, limit: SIGNED_IN_LIMIT, criticalCallChain: 3 }),
  ),
];

/**
 * Words that only the simulated backend contains, and one that only the strict response schemas of the
 * contract do.
 */
const MOCK_TRACES = ['mockServiceWorker', 'faker', 'setupWorker', 'api-mocks', 'demo1234', 'flw_tx_id'];

const { module } = await runnerImport(resolve('apps/dashboard/bench/visit.ts'), {
  configFile: false,
  logLevel: 'error',
});

/** Calls of a page's longest chain in which each was sent after the answer to the one before. */
const callChain = (page, requests) => {
  const chain = [];
  let answeredAt = 0;
  // The earliest answer leaves most room for the requests that follow.
  for (const { name, startTime, responseEnd } of requests.sort((a, b) => a.responseEnd - b.responseEnd)) {
    const { pathname, search } = new URL(name);
    const path = pathname + search;
    // No page waits for the rate of the naira beside its amounts, nor for the second source of
    // its numbers, which a list of more than a second calls for.
    if (!path.startsWith('/api/') || /exchange-rate|history\?status=/.test(path)) continue;
    // Nor for what is read once the user is known: the balance of the header, and the names of services, but
    // for the wizard's.
    const isLate = path === '/api/payments/balance' || (path === '/api/services' && page !== '/buy-number');
    if (isLate && chain.at(-1) === '/api/auth/me') continue;
    if (startTime < answeredAt) continue;
    chain.push(path);
    answeredAt = responseEnd;
  }
  return chain;
};

let failed = false;

/** Visits a route and compares its downloads with its bounds. */
const check = async (browser, { path, limit, criticalCallChain }) => {
  const page = module.PAGES.find((candidate) => candidate.path === path);
  const { scripts, inline, awaited } = await module.visit(browser, page);
  const script =
    gzipSync(inline, { level: 9 }).length + scripts.reduce((sum, file) => sum + file.encodedBodySize, 0);
  const calls = callChain(path, awaited);
  const fits = script <= limit * KB && scripts.length <= MOST_SCRIPTS && calls.length <= criticalCallChain;
  failed ||= !fits;
  console.log(
    `${fits ? '✓' : '✗'} ${path}: ${(script / KB).toFixed(1)} kB of at most ${limit} kB in ${scripts.length} files; ` +
      `critical request chain of ${calls.length} calls, at most ${criticalCallChain}: ${calls.join(', ')}`,
  );
};

const browser = await chromium.launch(launchOptions());
// All at once: a visit mostly waits for the slow network.
await Promise.all(ROUTES.map((route) => check(browser, route)));
await browser.close();

const built = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const traces = built.flatMap(({ parentPath, name }) => {
  const content = readFileSync(join(parentPath, name), 'utf8');
  return MOCK_TRACES.filter((word) => name.includes(word) || content.includes(word)).map(
    (word) => `${name}: ${word}`,
  );
});
failed ||= traces.length > 0;
console.log(
  traces.length === 0 ? '✓ no simulated backend in the build' : `✗ simulated backend: ${traces.join(', ')}`,
);

const { entries } = JSON.parse(readFileSync('apps/storybook/dist/index.json', 'utf8'));
const taken = Object.values(entries).filter((entry) => entry.type === 'story' && hasSnapshot(entry));
const snapshots = taken.length * Object.keys(MODES).length;
failed ||= snapshots > MOST_SNAPSHOTS;
console.log(
  `${snapshots <= MOST_SNAPSHOTS ? '✓' : '✗'} ${snapshots} snapshots of a full build of Chromatic, at most ${MOST_SNAPSHOTS}`,
);

process.exitCode = failed ? 1 : 0;
