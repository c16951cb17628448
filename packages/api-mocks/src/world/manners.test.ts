import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { realManners, tidyManners } from './manners';

const DIFFERENCES = new URL('../../DIFFERENCES.md', import.meta.url);

it('tells of every manner in DIFFERENCES.md, and of no other', () => {
  const rows = readFileSync(DIFFERENCES, 'utf8').matchAll(/^\| `(\w+)`/gm);
  expect([...rows].map(([, name]) => name).toSorted()).toEqual(Object.keys(realManners).toSorted());
});

it('has a tidy opposite of each', () => {
  const same = Object.entries(realManners).filter(([name, manner]) =>
    Object.entries(tidyManners).some(([other, tidy]) => other === name && tidy === manner),
  );
  expect(same).toEqual([]);
});
