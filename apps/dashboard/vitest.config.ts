import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,vite}/**/*.test.{ts,tsx}'],
    // Far above what any test needs, so that no test fails only because the machine is busy.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
