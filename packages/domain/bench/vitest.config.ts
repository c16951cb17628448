import { defineConfig } from 'vitest/config';

/** `npm run bench`: what is measured has no place among the tests, whose time must not matter. */
export default defineConfig({
  test: { include: ['bench/**/*.bench.ts'], pool: 'forks', execArgv: ['--expose-gc'] },
});
