import { defineConfig } from 'vitest/config';

/** Tests of the mutants. A mutant may change what loading a module does, so each file loads its modules again. */
export default defineConfig({
  plugins: [
    {
      name: 'test-in-processes',
      // Stryker asks for threads, in which a test cannot change the time zone.
      configureVitest: ({ project }) => {
        project.config.pool = 'forks';
      },
    },
  ],
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/index.ts', 'src/testing/harness/no-logged-errors.ts'],
    testTimeout: 30_000,
  },
});
