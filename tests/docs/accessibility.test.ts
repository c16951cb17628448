import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGE = 'docs/accessibility.md';
const CHECKS = 'apps/storybook/.storybook/docs/first-story-checks.ts';
const statement = readFileSync(PAGE, 'utf8');

/** Table rows whose first cell is this. */
const rowsOf = (subject: string): readonly string[] =>
  statement.split('\n').filter((line) => line.startsWith(`| ${subject} `));

it(`${PAGE} has the sections of a W3C statement`, () => {
  expect([...statement.matchAll(/^## (.+)/gm)].map(([, title]) => title)).toEqual([
    'Measures to support accessibility',
    'Conformance status',
    'Known limitations',
    'Technical specifications',
    'Assessment approach',
    'Feedback',
    'Date',
  ]);
});

it(`${PAGE} names the checks of first stories that run`, () => {
  const [row = ''] = rowsOf('first story of each component');
  // As text: it is browser code, which this project does not compile.
  const names = [...readFileSync(CHECKS, 'utf8').matchAll(/^ +name: '([^']+)'/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(/\| ([^|]+): `[^`]+` +\|$/.exec(row)?.[1]?.split(', ')).toEqual(names);
});

it(`${PAGE} names tests that exist`, () => {
  const paths = [...statement.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
