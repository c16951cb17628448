import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Reading every type of the project takes some seconds, more on a loaded machine.
    testTimeout: 120_000,
    include: ['scripts/quality/state-coverage/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/states.json' }]],
  },
});
