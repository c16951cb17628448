import { defineConfig } from '@playwright/test';
import flows from './playwright.config';

// Also read by the workers, which load this file as well.
process.env['FAULTS_SHARE'] = 'all';

/**
 * All cases of the fault matrix that need a browser, written into docs/reliability.md. The flows run a sample of them.
 */
export default defineConfig({
  ...flows,
  testMatch: 'faulty-pages.e2e.ts',
  reporter: [['list'], ['./e2e/faults/write-table.ts']],
  webServer: [],
});
