import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    // Far above what any test needs: a busy machine is slow, and not wrong.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
