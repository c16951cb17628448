import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const { tasks } = JSON.parse(read('turbo.json').replace(/^\s*\/\/.*$/gm, '')) as { tasks: object };

const filesIn = (folder: string): readonly string[] => readdirSync(folder).map((name) => `${folder}/${name}`);
const PAGES = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs'), ...filesIn('.github/workflows')].filter(
  (path) => /\.(md|yml)$/.test(path),
);

describe.each(PAGES)('%s', (page) => {
  it('names commands that exist', () => {
    const named = [...read(page).matchAll(/npm run ([\w:-]+)(?![\w:-]| --workspace)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** Tasks that a script hands to turbo: all words between `turbo run` and its first option. */
const tasksOf = (script: string): readonly string[] =>
  [...script.matchAll(/turbo run ((?:[\w:]+ ?)+)/g)].flatMap(([, names = '']) => names.trim().split(' '));

it.each(Object.entries(scripts).filter(([, script]) => script.includes('turbo run')))(
  'npm run %s runs tasks that exist',
  (_, script) => {
    expect(tasksOf(script)).not.toEqual([]);
    expect(tasksOf(script).filter((name) => !(name in tasks) && !(`//#${name}` in tasks))).toEqual([]);
  },
);
