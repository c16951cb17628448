import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/ci/browser.mjs';
import flows from './playwright.config';

const { args, ...browser } = launchOptions();

/**
 * The engine's compilers put code on the heap for functions that run often, over dozens of sessions. That would hide
 * leaks of the product (decision 0103).
 */
const WITHOUT_COMPILERS = '--js-flags=--no-sparkplug --no-maglev --no-opt';

/** Leak checks of a page after many sessions, on the production build and the stand-alone server. */
export default defineConfig({
  ...flows,
  testDir: 'soak',
  testMatch: '*.soak.ts',
  // A run clears its folder, and the flows have theirs.
  outputDir: 'reports/soak-results',
  reporter: 'list',
  use: {
    ...flows.use,
    // Its document snapshots stay in the page.
    trace: 'off',
    launchOptions: { ...browser, args: [...args, WITHOUT_COMPILERS] },
  },
  webServer: [],
});
