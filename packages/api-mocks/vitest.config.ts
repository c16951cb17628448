import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Nothing is kept in modules, so the files of a worker share them: loading them anew takes most of the time.
    isolate: false,
    // Far above what any test needs: on a busy machine a test may be slow, but must not fail.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
