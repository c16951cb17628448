import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { CHECKS } from '../../scripts/ci/tasks.mjs';

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

const COMMAND = /npm run (?:--silent )?([\w:-]+)(?: --workspace (@sms\/[\w-]+))?/g;

/** The checks and suites that `npm test --` takes by name. */
const taskList = read('scripts/ci/tasks.mjs');
const isTask = (name: string): boolean => new RegExp(`^  ${name}:`, 'm').test(taskList);

/** Tasks that a command hands to turbo: all words between `turbo` and its first option. `gen` is a command of its own. */
const tasksOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:npx turbo|turbo run) (?!gen\b)(?:run\b ?)?((?:[\w:]+ ?)*)/g)].flatMap(
    ([, names = '']) => names.split(' ').filter((name) => name !== ''),
  );

// Comments and messages of the code name commands, too.
const pages = filesLike('*.md', '*.mdx', '*.yml', '*.yaml', '*.ts', '*.tsx', '*.mjs', '*.hbs').filter(
  (page) => /np(m run|x turbo) [a-z]/.test(read(page)),
);

it.each(pages)('%s names existing commands', (page) => {
  const named = [...read(page).matchAll(COMMAND)];
  expect(named.filter(([, script = '', workspace]) => !hasScript(script, workspace))).toEqual([]);
  const suites = [...read(page).matchAll(/npm test -- ([\w-]+)/g)];
  expect(suites.filter(([, name = '']) => !isTask(name))).toEqual([]);
  expect(tasksOf(read(page)).filter((name) => !(name in tasks))).toEqual([]);
});

const withTurbo = Object.entries({ ...root.scripts, 'a suite of npm test': taskList }).filter(([, script]) =>
  script.includes('turbo run'),
);

it.each(withTurbo)('%s runs existing tasks', (_, script) => {
  expect(tasksOf(script)).not.toEqual([]);
  expect(tasksOf(script).filter((name) => !(name in tasks))).toEqual([]);
});

// npm within npm forgets the folder it was called in (INIT_CWD).
it.each(['api', 'conformance', 'sim', 'contract:proxy'])('%s finds files where npm was called', (script) => {
  expect(root.scripts[script]).not.toContain('npm run');
});

it.each(['start', 'dev', 'dev:api', 'preview', 'storybook'])('%s passes its options on', (script) => {
  expect(root.scripts[script]).toMatch(/npm run \S+( --workspace \S+)? --$/);
});

it('npm scripts: the root has at most 20', () => {
  expect(Object.keys(root.scripts).length).toBeLessThanOrEqual(20);
});

it('npm test -- types checks every project', () => {
  // A project that emits is compiled by the tasks that need its output.
  const projects = filesLike('tsconfig.json', '**/tsconfig.json')
    .filter((path) => !read(path).includes('"noEmit": false'))
    .map((path) => dirname(path));
  const [, ...named] = CHECKS.types.split(/ (?=\.|packages|apps)/);
  expect(named.toSorted()).toEqual(projects.toSorted());
});

it('npm run build hands every variable of the build on to Vite', () => {
  const rows = read('docs/deploying.md').matchAll(/^\| `(VITE_\w+)` +\| build,/gm);
  const variables = [...rows].map(([, name]) => name);
  expect(variables).not.toEqual([]);
  expect(tasks).toMatchObject({ build: { env: variables } });
});
