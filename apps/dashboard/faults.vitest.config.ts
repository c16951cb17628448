import { defineConfig } from 'vitest/config';

/** All cases of the fault matrix: `npm test -- faults`. The usual tests run a sample of them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/testing/fault-injection/matrix.test.ts'],
    env: { FAULTS_SHARE: 'all' },
    testTimeout: 120_000,
  },
});
