import { defineConfig, type ReporterDescription } from '@playwright/test';
import { launchOptions, WITHOUT_OPTIMIZERS } from '../../scripts/ci/browser.mjs';
import { nginxMissing } from '../../scripts/ci/nginx.mjs';
import { TIME_ZONE } from './e2e/support/start-time';

/**
 * A spinner draws 60 frames a second: the flows of payments need 30 % less CPU without. Flows about motion
 * turn it on, and the deployment's main journey has it.
 */
const WITHOUT_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** The chosen project: a run has one, and reporters are those of a run. Workers have no such argument. */
const chosen = /--project[= ](\w+)/.exec(process.argv.join(' '))?.[1] ?? 'flows';

const REPORTERS: Readonly<Record<string, ReporterDescription>> = {
  flows: ['json', { outputFile: 'reports/test-e2e.json' }],
  deploy: ['json', { outputFile: 'reports/test-deploy.json' }],
};
const reporter = REPORTERS[chosen];

if (chosen === 'deploy') {
  const missing = nginxMissing();
  if (missing !== null) console.log(`Nothing of the deployment is tested: ${missing}.`);
}

export default defineConfig({
  // Each flow has a server of its own, and flows mostly wait: three at a time keep two cores busy.
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Assertions wait for the page, and two busy cores are slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(reporter === undefined ? [] : [reporter])],
  use: {
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    launchOptions: launchOptions(),
    // A trace costs a sixth of the run; `npm test -- flows --trace on` has one.
    screenshot: 'only-on-failure',
  },
  // A run clears its folder, so each project has its own.
  projects: [
    {
      name: 'flows',
      testDir: 'e2e',
      testMatch: '*.e2e.ts',
      use: { ...WITHOUT_MOTION, launchOptions: launchOptions(WITHOUT_OPTIMIZERS) },
    },
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      // The main journeys in the other engines: each week, and `npm test -- engines`.
      name: browserName,
      testDir: 'e2e',
      testMatch: '*.e2e.ts',
      grep: /@engines/,
      outputDir: `reports/${browserName}-results`,
      use: { ...WITHOUT_MOTION, browserName, launchOptions: {} },
    })),
    {
      // The production build behind nginx with deploy/nginx.conf, and the stand-alone server as the API.
      name: 'deploy',
      testDir: 'deploy',
      testMatch: '*.deploy.ts',
      outputDir: 'reports/deploy-results',
    },
  ],
});
