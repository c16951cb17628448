import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Modules hold no state, so the files of a worker share them: loading them again takes most of the time.
    isolate: false,
    // Far above the needs of any test: on a loaded machine a test may be slow, but must not fail.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
