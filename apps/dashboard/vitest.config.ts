import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests with a DOM. They leave state in it, so each file has one of its own. */
const withWindow = readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf8').includes('@vitest-environment jsdom'),
  );

export default defineConfig({
  test: {
    environment: 'node',
    // Far above the needs of any test, so that no test fails only because the machine is loaded.
    testTimeout: 30_000,
    // Tests create and drop whole worlds: a large nursery, and no helper threads that contend for the few cores there
    // are.
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
    projects: [
      // Modules hold no state, so these files share them: loading them again takes most of the time.
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,vite}/**/*.test.{ts,tsx}'],
          exclude: withWindow,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'window', include: withWindow } },
    ],
  },
});
