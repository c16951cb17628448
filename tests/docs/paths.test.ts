import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGES = ['docs/where-is.md', 'docs/regressions.md'];

/** Every path in backticks on the page; a name without a slash is not a path. */
const pathsOf = (page: string): readonly string[] =>
  [...page.matchAll(/`([\w.@-]+\/[\w./@-]*)`/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));

describe.each(PAGES)('%s', (page) => {
  const paths = pathsOf(readFileSync(page, 'utf8'));

  it('where-is.md names at least twenty paths', () => {
    expect(paths.length).toBeGreaterThan(20);
  });

  it.each(paths)('where-is.md names an existing path: %s', (path) => {
    expect(existsSync(path)).toBe(true);
  });
});
