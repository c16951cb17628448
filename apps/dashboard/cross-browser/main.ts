/**
 * Does the same jobs in every engine, on the production build and the stand-alone server, and ends with one line of
 * summary: `N passed, N failed`. If the command line names engines, only those are used.
 */
import { startServer } from '@sms/api-mocks/server';
import type { Engine } from './driver';
import { jobs, type Job } from './journeys';
import { createPerson } from './user';
import { chromium, firefox } from './puppeteer';
import { webkit } from './webkit';

const engines = [chromium, firefox, webkit];

const doJob = async (engine: Engine, job: Job): Promise<void> => {
  const server = await startServer({ scenario: job.scenario, staticDir: 'dist', now: Date.now });
  try {
    const browser = await engine.launch();
    try {
      await job.run({ person: createPerson(browser), browser, server });
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
};

const asked = process.argv.slice(3);
let passed = 0;
let failed = 0;
for (const engine of engines.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  for (const job of jobs) {
    try {
      await doJob(engine, job);
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
