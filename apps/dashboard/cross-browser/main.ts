/**
 * Runs the same journeys in every engine, on the production build and the stand-alone server, and ends with one summary
 * line: `N passed, N failed`. Arguments select engines.
 */
import { startServer } from '@sms/api-mocks/server';
import type { Engine } from './driver';
import { journeys, type Journey } from './journeys';
import { createUser } from './user';
import { chromium, firefox } from './puppeteer';
import { webkit } from './webkit';

const engines = [chromium, firefox, webkit];

const runJourney = async (engine: Engine, journey: Journey): Promise<void> => {
  const server = await startServer({ scenario: journey.scenario, staticDir: 'dist', now: Date.now });
  try {
    const browser = await engine.launch();
    try {
      await journey.run({ user: createUser(browser), browser, server });
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
};

const selected = process.argv.slice(3);
let passed = 0;
let failed = 0;
for (const engine of engines.filter(({ name }) => selected.length === 0 || selected.includes(name))) {
  for (const job of journeys) {
    try {
      await runJourney(engine, job);
      passed += 1;
      console.log(`✓ ${engine.name}: ${job.title}`);
    } catch (error) {
      failed += 1;
      console.log(`✗ ${engine.name}: ${job.title}\n`, error);
    }
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
