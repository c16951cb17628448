/**
 * Mutation tests, by hand and in this folder: `npx stryker run`, or `npx stryker run --mutate
 * 'src/catalogue/offers/**'`. At least 95 of 100 mutants of rules and money must be killed; reports/mutation
 * shows each one in the source.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Not related tests alone: a test also proves modules that it does not import, since the whole domain is
  // loaded.
  vitest: { configFile: 'stryker.vitest.config.ts', related: false },
  mutate: ['src/**/*.ts', '!src/**/*.{test,fixture}.ts', '!src/testing/**'],
  concurrency: 1,
  // One folder deep: the tests of its copy find the compiler's options two folders up.
  tempDirName: '.stryker',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  thresholds: { high: 100, low: 95, break: 95 },
};
