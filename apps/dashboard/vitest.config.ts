import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests with a DOM, which the files of a worker share: making one takes longer than most of them. */
const withWindow = readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf8').includes('@vitest-environment jsdom'),
  );

const shared = {
  // Far above the needs of any test, so that no test fails only because the machine is loaded.
  testTimeout: 30_000,
  // Tests create and drop whole worlds: a large nursery, and no helper threads that contend for the few cores
  // there are.
  execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
};

export const projects: TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    test: {
      ...shared,
      name: '@sms/dashboard',
      include: ['{src,vite}/**/*.test.{ts,tsx}'],
      exclude: withWindow,
      // Modules hold no state, so these files share them: loading them again takes most of the time.
      isolate: false,
    },
  },
  {
    root: import.meta.dirname,
    test: {
      ...shared,
      name: '@sms/dashboard window',
      include: withWindow,
      isolate: false,
      setupFiles: [`${import.meta.dirname}/src/testing/leave-no-trace.ts`],
    },
  },
];

export default defineConfig({
  test: { projects, reporters: ['default', ['json', { outputFile: 'reports/test.json' }]] },
});
