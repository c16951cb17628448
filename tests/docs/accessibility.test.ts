import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstStoryChecks } from '../../apps/storybook/.storybook/docs/first-story-checks';

const PAGE = 'docs/accessibility.md';
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
  expect(/\| ([^|]+): `[^`]+` +\|$/.exec(row)?.[1]?.split(', ')).toEqual(
    firstStoryChecks.map(({ name }) => name),
  );
});

it(`${PAGE} names tests that exist`, () => {
  const paths = [...statement.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
