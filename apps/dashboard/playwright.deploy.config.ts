import { defineConfig } from '@playwright/test';
import { nginxMissing } from '../../scripts/ci/nginx.mjs';
import flows from './playwright.config';

const missing = nginxMissing();
if (missing !== null) console.log(`Nothing of the deployment is tested: ${missing}.`);

/** The production build behind nginx, configured as deploy/ does it, with the stand-alone server as the API. */
export default defineConfig({
  ...flows,
  testDir: 'deploy',
  testMatch: '*.deploy.ts',
  // Each worker creates the site, which takes seconds.
  fullyParallel: false,
  // A run clears its folder, and the flows have theirs.
  outputDir: 'reports/deploy-results',
  reporter: [['list'], ['json', { outputFile: 'reports/test-deploy.json' }]],
  use: { ...flows.use, ignoreHTTPSErrors: true },
  webServer: [],
});
