import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noQuirks, realServerQuirks } from './server-quirks';

const DIFFERENCES = new URL('../../DIFFERENCES.md', import.meta.url);

it('every quirk is in the table of DIFFERENCES.md, and no other', () => {
  const rows = readFileSync(DIFFERENCES, 'utf8').matchAll(/^\| `(\w+)`/gm);
  expect([...rows].map(([, name]) => name).toSorted()).toEqual(Object.keys(realServerQuirks).toSorted());
});

it('every quirk is absent from a server without quirks', () => {
  expect(Object.values(noQuirks).filter(Boolean)).toEqual([]);
});
