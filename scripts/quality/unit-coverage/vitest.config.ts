import { defineConfig } from 'vitest/config';

/** The units whose tests need no browser, measured in one run: calls from tests of other packages count. */
export default defineConfig({
  test: {
    projects: ['packages/domain', 'packages/api-mocks', 'packages/ui', 'apps/dashboard'],
    reporters: ['dot'],
    coverage: {
      enabled: true,
      provider: 'v8',
      include: ['packages/{domain,api-mocks}/src/**/*.ts', 'packages/ui/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.docs.ts', '**/*.stories.*', '**/testing/**'],
      reporter: ['json-summary', 'html'],
      reportsDirectory: 'reports/coverage',
    },
  },
});
