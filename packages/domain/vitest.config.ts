import { defineConfig } from 'vitest/config';

/** What an app opens of the domain. */
const doors = [
  'account',
  'catalogue',
  'history',
  'notifications',
  'numbers',
  'payments',
  'purchase',
  'session',
  'workspace',
].map((subject) => `src/${subject}.ts`);

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The whole domain, as the app loads it: models react to each other's events.
    setupFiles: [...doors, 'src/testing/harness/no-logged-errors.ts'],
    // Modules have no state, so the files of a worker share them: reloading them takes most of the time.
    isolate: false,
    // Far above the needs of any test, so that no test fails only because the machine is loaded.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
