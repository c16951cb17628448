import { defineConfig } from '@playwright/test';
import { launchOptions, WITHOUT_OPTIMIZERS } from '../../scripts/ci/browser.mjs';

/** The built Storybook, from `npx turbo build:storybook`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  // Stories wait for much of their time: three pages keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/test-storybook.json' }]],
  use: {
    contextOptions: {
      baseURL: 'http://localhost:6007',
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'no-preference',
    },
    launchOptions: launchOptions(WITHOUT_OPTIMIZERS),
  },
  webServer: {
    command: 'vite preview --outDir dist --port 6007 --strictPort',
    url: 'http://localhost:6007/iframe.html',
    reuseExistingServer: false,
  },
});
