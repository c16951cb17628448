import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGE = 'docs/invariants.md';

/** The rows of the tables: an invariant, and the file and title of its test. */
const invariants = [
  ...readFileSync(PAGE, 'utf8').matchAll(/^\| (?<invariant>.+?) +\| `(?<path>.+?)`: "(?<test>.+)" +\|$/gm),
].map(({ groups }) => groups as { invariant: string; path: string; test: string });

it('docs/invariants.md names a test for each of the 69 invariants', () => {
  expect(invariants).toHaveLength(69);
});

/** Titles in a file: of tests, of rows of their tables, and of content that a story looks for on screen. */
const textsIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/[([]\s*(['"`])(?<text>(?:\\.|(?!\1).)*)\1/g)].map(
    ({ groups }) => groups?.['text'] ?? '',
  );

it.each(invariants)('the test of the invariant exists: $invariant', ({ path, test }) => {
  expect(textsIn(path)).toContainEqual(expect.stringContaining(test));
});
