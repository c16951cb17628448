import { defineConfig } from 'vitest/config';

/** Config of `npm test -- soak`, which is separate from the tests: it takes minutes and needs the garbage collector. */
export default defineConfig({
  test: { include: ['bench/**/*.bench.ts'], pool: 'forks', execArgv: ['--expose-gc'] },
});
