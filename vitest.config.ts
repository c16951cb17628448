import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Far above the needs of any test, so that no test fails only because the machine is loaded.
    testTimeout: 30_000,
    include: ['tests/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/repository.json' }]],
  },
});
