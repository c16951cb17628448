/**
 * Makes the pictures of the README from the demo build: the dashboard wide, light and dark, and on a phone.
 * Run by `npm run screenshots`. The clock stands still, so that the same build gives the same pictures.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { launchOptions } from './browser.mjs';

const FOLDER = 'docs/screenshots';
const NOON = new Date('2026-03-02T12:00:00Z');

/** Longer than any toast and the 'Connected' badge stay. */
const SETTLED_MS = 10_000;

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const PICTURES = [
  { name: 'dashboard-light', path: '/', shows: '$160.45', viewport: WIDE, theme: 'light' },
  { name: 'dashboard-dark', path: '/', shows: '$160.45', viewport: WIDE, theme: 'dark' },
  {
    name: 'active-numbers-phone',
    path: '/active-numbers',
    shows: 'Mark Complete',
    viewport: PHONE,
    theme: 'light',
  },
];

const take = async (browser, origin, { name, path, shows, viewport, theme }) => {
  const page = await browser.newPage({
    viewport,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await page.clock.install({ time: NOON });
  await page.addInitScript((kept) => localStorage.setItem('sms-dashboard:theme', kept), theme);
  await page.goto(`${origin}${path}?scenario=busy-account`);
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.clock.runFor(SETTLED_MS);
  await page.getByText(shows).first().waitFor();
  // The simulator panel is not part of the product.
  await page.addStyleTag({ content: 'body > :not(#root) { display: none }' });
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  await page.close();
};

mkdirSync(FOLDER, { recursive: true });
const server = await preview({ root: 'apps/dashboard', mode: 'demo', preview: { port: 4190 } });
const browser = await chromium.launch(launchOptions());
try {
  for (const picture of PICTURES)
    await take(browser, server.resolvedUrls.local[0].replace(/\/$/, ''), picture);
} finally {
  await browser.close();
  await server.close();
}
