import { defineConfig } from 'vitest/config';

/**
 * Stryker looks at tests only. A test file that a mutant keeps from being loaded has none, and would pass: its error is
 * made one of the run.
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
 * The tests as `npm run test:mutation` runs them. A mutant may change what a module does while it is loaded, so each file
 * loads its modules anew (no `isolate: false`).
 */
export default defineConfig({
  // The copy of the package in which Stryker works.
  root: process.cwd(),
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
    environment: 'node',
    include: process.env.MUTATION_TESTS?.split(',') ?? [],
    testTimeout: 30_000,
    reporters: [reportUnloadedFiles()],
  },
});
