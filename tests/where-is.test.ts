import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = 'docs/where-is.md';

/** Every path written in backticks on the page; a name without a slash is not a path. */
const pathsOf = (page: string): readonly string[] =>
  [...page.matchAll(/`([\w.@-]+\/[\w./@-]*)`/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));

const paths = pathsOf(readFileSync(PAGE, 'utf8'));

describe(PAGE, () => {
  it('names the places a reader looks for', () => {
    expect(paths.length).toBeGreaterThan(20);
  });

  it.each(paths)('%s exists', (path) => {
    expect(existsSync(path)).toBe(true);
  });
});
