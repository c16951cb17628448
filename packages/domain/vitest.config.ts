import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The whole domain: models react to each other's events, and files of a worker share their modules.
    setupFiles: ['src/testing/harness/opened-domain.ts', 'src/testing/harness/no-logged-errors.ts'],
    // Modules have no state, so the files of a worker share them: reloading them takes most of the time.
    isolate: false,
    unstubEnvs: true,
    // Far above the needs of any test, so that no test fails only because the machine is loaded.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
