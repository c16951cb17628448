import { expect, it } from 'vitest';
import { canonicalPath } from './paths';

it.each([
  ['/history/', '/history'],
  ['/History', '/history'],
  ['//BUY-NUMBER//', '/buy-number'],
  ['/nowhere/', '/nowhere/'],
  ['/history/7', '/history/7'],
])('address: %s is the page %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
