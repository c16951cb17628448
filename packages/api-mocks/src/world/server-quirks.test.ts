import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { realManners, tidyManners } from './server-quirks';

const DIFFERENCES = new URL('../../DIFFERENCES.md', import.meta.url);

it('every manner is in the table of DIFFERENCES.md, and no other', () => {
  const rows = readFileSync(DIFFERENCES, 'utf8').matchAll(/^\| `(\w+)`/gm);
  expect([...rows].map(([, name]) => name).toSorted()).toEqual(Object.keys(realManners).toSorted());
});

it('every manner has a tidy opposite', () => {
  const same = Object.entries(realManners).filter(([name, manner]) =>
    Object.entries(tidyManners).some(([other, tidy]) => other === name && tidy === manner),
  );
  expect(same).toEqual([]);
});
