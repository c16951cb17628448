/**
 * Compares the JavaScript that a browser fetches on a first visit to each route, until it is idle, with its bound,
 * gzipped as a server stores it (level 9), and checks that no part of the simulated backend is in the build. A
 * stand-alone server serves the production build. Run by `npm run size`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { launchOptions } from './browser.mjs';

const DIST = 'apps/dashboard/dist';
const KB = 1000;

/** Bounds in kB: the measured sizes, rounded up (docs/decisions/0029). */
const ROUTES = [
  { path: '/login', scenario: 'first-visit', limit: 119 },
  { path: '/register', scenario: 'first-visit', limit: 121 },
  { path: '/', scenario: 'busy-account', limit: 151 },
  { path: '/buy-number', scenario: 'busy-account', limit: 161 },
  { path: '/active-numbers', scenario: 'busy-account', limit: 157 },
  { path: '/history', scenario: 'busy-account', limit: 159 },
  { path: '/transactions', scenario: 'busy-account', limit: 157 },
  { path: '/settings', scenario: 'busy-account', limit: 151 },
];

/** Fetched ahead of use, so that it is there when it is first needed. */
const AHEAD_OF_USE = ['../../packages/ui/src/shell/toast-stack/toast-list.tsx'];

/** Words that only the simulated backend contains. */
const MOCK_TRACES = ['mockServiceWorker', 'faker', 'setupWorker', 'api-mocks', 'demo1234'];

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const speculative = AHEAD_OF_USE.map((module) => manifest[module].file);

const { module } = await runnerImport(resolve('packages/api-mocks/src/server.ts'), {
  configFile: false,
  logLevel: 'error',
});

const gzipped = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / KB;

/** The scripts a browser without a cache fetches until the network is idle. */
const scriptsOf = async (browser, { path, scenario }) => {
  const server = await module.startServer({ scenario, staticDir: DIST, now: Date.now });
  const context = await browser.newContext();
  const session = server.world.cookies.get('refreshToken');
  if (session !== undefined) {
    const place = { domain: 'localhost', path: '/api/auth/refresh' };
    await context.addCookies([{ name: 'refreshToken', value: session, ...place }]);
  }
  const page = await context.newPage();
  const files = new Set();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname.slice(1));
  });
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  await server.close();
  return [...files];
};

const sum = (files) => files.reduce((total, file) => total + gzipped(file), 0);

let failed = false;
const browser = await chromium.launch(launchOptions());
for (const route of ROUTES) {
  const files = await scriptsOf(browser, route);
  const size = sum(files);
  const ahead = sum(files.filter((file) => speculative.includes(file)));
  const fits = size <= route.limit;
  failed ||= !fits;
  console.log(
    `${fits ? '✓' : '✗'} ${route.path}: ${size.toFixed(1)} kB gzip of at most ${route.limit} kB, ${files.length} files, ${ahead.toFixed(1)} kB of it ahead of use`,
  );
}
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

process.exitCode = failed ? 1 : 0;
