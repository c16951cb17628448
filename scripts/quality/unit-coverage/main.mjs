/**
 * Measures the coverage of the tests without a browser, and prints it by folder: `npm test -- coverage`. The lines of
 * each file are in reports/coverage/index.html. There is no threshold: a covered line is not yet a tested line (see
 * `npm test -- mutation`).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { byFolder } from './by-folder.mjs';

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'scripts/quality/unit-coverage/vitest.config.ts'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);

const files = JSON.parse(readFileSync('reports/coverage/coverage-summary.json', 'utf8'));
const percent = ({ covered, total }) => (total === 0 ? '–' : `${((covered / total) * 100).toFixed(1)} %`);
const row = (cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(42) : cell.padStart(10))).join('');

console.log(`\n${row(['folder', 'files', 'lines', 'branches', 'functions'])}`);
for (const { folder, files: count, lines, branches, functions } of byFolder(files, process.cwd())) {
  console.log(row([folder, String(count), percent(lines), percent(branches), percent(functions)]));
}
process.exitCode = status ?? 1;
