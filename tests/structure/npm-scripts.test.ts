import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const filesLike = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => existsSync(path));

const read = (path: string): string => readFileSync(path, 'utf8');

interface Package {
  readonly name: string;
  readonly scripts: Readonly<Record<string, string>>;
}

const root = JSON.parse(read('package.json')) as Package;
const packages = [root, ...filesLike('*/*/package.json').map((path) => JSON.parse(read(path)) as Package)];
const { tasks } = JSON.parse(read('turbo.json').replace(/^\s*\/\/.*$/gm, '')) as { tasks: object };

const hasScript = (script: string, workspace = root.name): boolean =>
  packages.some(({ name, scripts }) => name === workspace && script in scripts);

const COMMAND = /npm run ([\w:-]+)(?: --workspace (@sms\/[\w-]+))?/g;

/** The checks and suites that `npm test --` takes by name. */
const taskList = read('scripts/ci/tasks.mjs');
const isTask = (name: string): boolean => new RegExp(`^  ${name}:`, 'm').test(taskList);

const pages = filesLike('*.md', '*.mdx', '*.yml').filter((page) => read(page).includes('npm run'));

it.each(pages)('%s names existing commands', (page) => {
  const named = [...read(page).matchAll(COMMAND)];
  expect(named).not.toEqual([]);
  expect(named.filter(([, script = '', workspace]) => !hasScript(script, workspace))).toEqual([]);
  const tasks = [...read(page).matchAll(/npm test -- ([\w-]+)/g)];
  expect(tasks.filter(([, name = '']) => !isTask(name))).toEqual([]);
});

/** Tasks that a script hands to turbo: all words between `turbo run` and its first option. */
const tasksOf = (script: string): readonly string[] =>
  [...script.matchAll(/turbo run ((?:[\w:]+ ?)+)/g)].flatMap(([, names = '']) => names.trim().split(' '));

const withTurbo = Object.entries({ ...root.scripts, 'a suite of npm test': taskList }).filter(([, script]) =>
  script.includes('turbo run'),
);

it.each(withTurbo)('%s runs existing tasks', (_, script) => {
  expect(tasksOf(script)).not.toEqual([]);
  expect(tasksOf(script).filter((name) => !(name in tasks))).toEqual([]);
});

it('npm scripts: the root has at most 20', () => {
  expect(Object.keys(root.scripts).length).toBeLessThanOrEqual(20);
});

it('npm run typecheck checks every project', () => {
  // A project that emits is compiled by the tasks that need its output.
  const projects = filesLike('tsconfig.json', '**/tsconfig.json')
    .filter((path) => !read(path).includes('"noEmit": false'))
    .map((path) => dirname(path));
  const [, ...named] = root.scripts['typecheck']?.split(/ (?=\.|packages|apps)/) ?? [];
  expect(named.toSorted()).toEqual(projects.toSorted());
});
