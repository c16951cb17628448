/**
 * Runs random commands (clicks, faults, reloads, two tabs, sleeps) and compares the product with the simulated
 * company's ledger: `npm test -- model --runs 1000000 --seed 7`. Without a seed it picks one and prints it.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string' } },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} must be a positive number, not '${value}'.`);
}
const seed = values.seed ?? String(Date.now() % 2 ** 31);

console.log(`${values.runs} runs, seed ${seed}`);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--reporter', 'verbose', 'src/testing/model-based/two-tabs'],
  {
    cwd: 'apps/dashboard',
    stdio: 'inherit',
    env: { ...process.env, MODEL_TEST_RUNS: values.runs, MODEL_TEST_SEED: seed },
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;
