import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,vite}/**/*.test.{ts,tsx}'],
    // Far above what any test needs, so that no test fails only because the machine is busy.
    testTimeout: 30_000,
    // Tests make and drop whole worlds: a large nursery, and no helper threads that contend for the few cores there are.
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
