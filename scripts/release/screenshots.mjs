/**
 * Takes the README's screenshots from the demo build: whole screens, and distinctive parts. Run it after `npm
 * run build:demo`. The date is fixed and the seconds run: a countdown may differ by a second.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { launchOptions } from '../ci/browser.mjs';

const FOLDER = 'docs/screenshots';
const NOON = new Date('2026-03-02T12:00:00Z');

/** Longer than any toast and the 'Connected' badge are shown. */
const SETTLED_MS = 10_000;

/** By then everything shows that a screen is to show: the totals follow a refund within a minute. */
const SHOWN_MS = 40_000;

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Deep link to WhatsApp in Canada, on the last step. */
const LAST_STEP = '/buy-number?country=36&service=wa&operator=';
/** The chart and the naira beside the balance come last, and a number in its last minutes is cancelled. */
const DASHBOARD = ['Spending, last', '≈', 'All 5 active numbers', '$1.5562'];
const buy = (page) => page.getByRole('button', { name: 'Purchase Number' }).click();

/** Each a screen in its scenario; `steps` run before the screenshot of the whole screen or only of `part`. */
const PICTURES = [
  { name: 'dashboard-light', path: '/', shows: DASHBOARD, viewport: WIDE, theme: 'light' },
  { name: 'dashboard-dark', path: '/', shows: DASHBOARD, viewport: WIDE, theme: 'dark' },
  {
    name: 'active-numbers-phone',
    path: '/active-numbers',
    shows: 'Cancelled · $0.4732 refunded',
    viewport: PHONE,
  },
  {
    name: 'unconfirmed-purchase',
    scenario: 'purchase-unconfirmed',
    path: LAST_STEP,
    steps: async (page) => {
      // In small steps: the number is looked up, and found, a second after the answer is lost.
      await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
      await buy(page);
      for (let step = 0; step < 100 && (await page.getByText('Still being checked').count()) === 0; step += 1)
        await page.clock.runFor(100);
    },
    shows: 'Still being checked',
    part: (page) => page.getByRole('alert').locator('..'),
    viewport: WIDE,
  },
  {
    name: 'out-of-stock-options',
    scenario: 'country-runs-out',
    path: LAST_STEP,
    // No list of prices is read in between.
    steps: async (page) => {
      await page.clock.runFor(SETTLED_MS);
      await buy(page);
    },
    shows: 'Buy in',
    part: (page) => page.getByRole('region', { name: 'Other ways to get a number' }),
    viewport: PHONE,
  },
  {
    name: 'several-numbers',
    scenario: 'ready-to-buy',
    path: LAST_STEP,
    steps: (page) => page.getByText('More options').click(),
    shows: 'Buy 3',
    part: (page) => page.getByRole('region', { name: 'Buy more than one' }),
    viewport: PHONE,
  },
  {
    name: 'refund-window',
    scenario: 'waiting-early',
    path: '/active-numbers',
    shows: 'Cancel option available',
    part: (page) => page.getByRole('article'),
    viewport: PHONE,
  },
  {
    name: 'statement',
    path: '/transactions',
    steps: (page) => page.getByRole('button', { name: 'Statement' }).click(),
    shows: 'Today',
    viewport: WIDE,
  },
];

const take = async (browser, origin, picture) => {
  const { name, scenario = 'busy-account', path, steps, shows, part, viewport, theme = 'light' } = picture;
  const page = await browser.newPage({
    viewport,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await page.clock.install({ time: NOON });
  await page.addInitScript((stored) => localStorage.setItem('sms-dashboard:theme', stored), theme);
  const address = new URL(path, origin);
  address.searchParams.set('scenario', scenario);
  await page.goto(address.href);
  await page.getByText('Connected', { exact: true }).waitFor();
  // An answer takes time of the machine: a number would end before the first list is there.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(SETTLED_MS);
  // What a step leads to may pass within seconds.
  await (steps?.(page) ?? page.clock.runFor(SETTLED_MS));
  for (const text of [shows].flat()) await page.getByText(text).first().waitFor({ timeout: SHOWN_MS });
  // The simulator panel is not part of the product, and a toast would cover the edge of a part.
  await page.addStyleTag({
    content: 'body > :not(#root), [aria-label="Notifications"] { display: none }',
  });
  await (part?.(page) ?? page).screenshot({ path: `${FOLDER}/${name}.png` });
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
