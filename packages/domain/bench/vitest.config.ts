import { defineConfig } from 'vitest/config';

/**
 * Config of `npm run bench`. Benchmarks are separate from the tests, whose result must not depend on timing.
 */
export default defineConfig({
  test: { include: ['bench/**/*.bench.ts'], pool: 'forks', execArgv: ['--expose-gc'] },
});
