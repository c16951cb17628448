import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { JsonObject } from '@sms/domain/contracts';
import { changesBetween } from './compare';

const ROOT = new URL('../../../../../', import.meta.url);

const [, , , revision = 'main', surplus] = process.argv;

if (surplus !== undefined) {
  console.error(`'${surplus}' is too much. Name one commit, branch or tag: npm run contract:diff -- main`);
  process.exit(2);
}

const changes = [];
for (const name of ['openapi.json', 'asyncapi.json']) {
  const path = `docs/contract/${name}`;
  const { stdout: before, stderr } = spawnSync('git', ['show', `${revision}:${path}`], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (before === '') {
    console.error(`${stderr}Name a commit, branch or tag: npm run contract:diff -- main`);
    process.exit(2);
  }
  const after = await readFile(new URL(path, ROOT), 'utf8');
  changes.push(...changesBetween(JSON.parse(before) as JsonObject, JSON.parse(after) as JsonObject));
}

for (const { isBreaking, place, what } of changes) {
  console.log(`${isBreaking ? 'breaking    ' : 'non-breaking'}  ${place}: ${what}`);
}
const breaking = changes.filter(({ isBreaking }) => isBreaking).length;
console.log(`${breaking} breaking, ${changes.length - breaking} non-breaking changes since ${revision}.`);
process.exitCode = breaking > 0 ? 1 : 0;
