import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Far above what any test needs, so that no test fails only because the machine is busy.
    testTimeout: 30_000,
    include: ['tests/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/test-repository.json' }]],
  },
});
