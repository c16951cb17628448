import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/ci/browser.mjs';
import { TIME_ZONE } from './e2e/support/start-time';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // Each flow has a server of its own, and flows mostly wait: three at a time keep two cores busy.
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Assertions wait for the page, and two busy cores are slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/test-e2e.json' }]],
  use: {
    baseURL: 'http://localhost:4173',
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    launchOptions: launchOptions(),
    // A trace costs a sixth of the run; `npm run test:e2e --workspace @sms/dashboard -- --trace on` has one.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'vite preview --mode demo',
    url: 'http://localhost:4173',
    reuseExistingServer: false,
  },
});
