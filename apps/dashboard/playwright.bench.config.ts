import { defineConfig } from '@playwright/test';
import flows from './playwright.config';

/** Measures the cost of many tabs, on the production build and the stand-alone server. */
export default defineConfig({
  ...flows,
  testDir: 'bench',
  testMatch: '*.bench.ts',
  workers: 1,
  reporter: 'list',
  webServer: [],
});
