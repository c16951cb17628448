import { defineConfig } from 'vitest/config';
import { projects as dashboard } from './apps/dashboard/vitest.config.ts';

/**
 * All tests that need no browser: `npx vitest`. `npm test` runs those of the workspaces by their own
 * configuration, because Turborepo caches them.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'repository',
          include: ['tests/**/*.test.ts'],
          // Far above the needs of any test, so that no test fails only because the machine is loaded.
          testTimeout: 30_000,
        },
      },
      'packages/domain',
      'packages/api-mocks',
      'packages/ui',
      ...dashboard,
    ],
    // `npm test -- coverage`. There is no threshold: a covered line is not yet a tested line.
    coverage: {
      provider: 'v8',
      include: ['packages/{domain,api-mocks}/src/**/*.ts', 'packages/ui/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.stories.*', '**/testing/**'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'reports/coverage',
    },
  },
});
