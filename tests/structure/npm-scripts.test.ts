import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');

const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

it.each(['start', 'dev', 'dev:api', 'storybook'])('%s passes its options on', (script) => {
  expect(scripts[script]).toMatch(/npm run \S+( --workspace \S+)? --$/);
});

// npm within npm forgets the folder it was called in (INIT_CWD).
it('api finds files where npm was called', () => {
  expect(scripts['api']).not.toContain('npm run');
});

it('npm run typecheck checks every project', () => {
  // A project that emits is compiled by the tasks that need its output.
  const projects = execFileSync('git', ['ls-files', 'tsconfig.json', '*/tsconfig.json'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => !read(path).includes('"noEmit": false'))
    .map((path) => dirname(path));
  const [, ...named] = (scripts['typecheck'] ?? '').split(/ (?=\.|packages|apps)/);
  expect(named.toSorted()).toEqual(projects.toSorted());
});
