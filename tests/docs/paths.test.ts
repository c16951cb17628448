import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGES = ['CONTRIBUTING.md', 'docs/where-is.md', 'docs/regressions.md'];

/** Every path in backticks on the page; a name without a slash is not a path. */
const pathsOf = (page: string): readonly string[] =>
  [...page.matchAll(/`([\w.@-]+\/[\w./@-]*)`/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));

describe.each(PAGES)('%s', (page) => {
  const paths = pathsOf(readFileSync(page, 'utf8'));

  it(`${page} names at least twenty paths`, () => {
    expect(paths.length).toBeGreaterThan(20);
  });

  it.each(paths)(`${page} names an existing path: %s`, (path) => {
    expect(existsSync(path)).toBe(true);
  });
});

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

/** Files that a document links to or shows. */
const linkedFiles = (document: string): readonly string[] =>
  [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .flatMap(([, link, picture]) => link ?? picture ?? [])
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => join(dirname(document), target.replace(/#.*/, '')));

it.each(documents)('links and pictures exist: %s', (document) => {
  expect(linkedFiles(document).filter((file) => !existsSync(file))).toEqual([]);
});
