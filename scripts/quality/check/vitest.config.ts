import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/domain',
      'packages/api-mocks',
      'packages/ui',
      {
        root: 'apps/dashboard',
        test: {
          name: 'dashboard',
          include: ['{src,vite}/**/*.test.{ts,tsx}'],
          // They run the whole product for a minute: part of `npm test` only.
          exclude: ['src/testing/model-based/**', 'src/testing/fault-injection/**'],
          testTimeout: 30_000,
        },
      },
    ],
    maxWorkers: '100%',
    passWithNoTests: true,
  },
});
