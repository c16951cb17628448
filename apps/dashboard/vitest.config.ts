import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,vite}/**/*.test.{ts,tsx}'],
    // Far above what any test needs, so that no test fails only because the machine is busy.
    testTimeout: 30_000,
    // Every test makes its world anew, so most objects die young. On few cores the collector's helpers cost more than they save.
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
