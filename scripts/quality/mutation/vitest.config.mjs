import { defineConfig } from 'vitest/config';

/**
 * Stryker counts tests only. A test file that fails to load because of a mutant has none, and would pass: this turns
 * its error into one of the run.
 */
const reportUnloadedFiles = () => {
  let vitest;
  return {
    onInit: (context) => {
      vitest = context;
    },
    onTestModuleEnd: (file) => {
      for (const error of file.errors()) vitest.state.catchError(error, 'Unhandled Error');
    },
  };
};

/**
 * Test configuration of `npm test -- mutation`. A mutant may change the effects of loading a module, so each file
 * loads its modules again (no `isolate: false`).
 */
export default defineConfig({
  // Stryker's copy of the package.
  root: process.cwd(),
  plugins: [
    {
      name: 'test-in-processes',
      // Stryker requests threads, in which a test cannot change the time zone.
      configureVitest: ({ project }) => {
        project.config.pool = 'forks';
      },
    },
  ],
  test: {
    environment: 'node',
    include: process.env.MUTATION_TESTS?.split(',') ?? [],
    // The whole domain, as in its own configuration: features react to each other's events.
    setupFiles: ['src/index.ts', 'src/testing/harness/no-logged-errors.ts'],
    testTimeout: 30_000,
    reporters: [reportUnloadedFiles()],
  },
});
