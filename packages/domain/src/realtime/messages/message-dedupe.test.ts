import { expect, it } from 'vitest';
import { createMessageDedupe } from './message-dedupe';

it('message dedupe: recognises a repeated id, and never a missing one', () => {
  const dedupe = createMessageDedupe();
  const ids = ['a', 'a', 'b', null, null];
  expect(ids.map((id) => dedupe.isRepeated(id))).toEqual([false, true, false, false, false]);
});

it('message dedupe: never stores more than 1,000 ids, and keeps the newest 500 of them', () => {
  const dedupe = createMessageDedupe();
  for (let id = 1; id <= 1_000; id += 1) dedupe.isRepeated(`${id}`);
  expect(dedupe.size()).toBe(1_000);
  dedupe.isRepeated('1001');
  expect(dedupe.size()).toBe(500);
  expect(dedupe.isRepeated('502')).toBe(true);
  expect(dedupe.isRepeated('501')).toBe(false);
  for (let id = 1_002; id <= 3_000; id += 1) {
    dedupe.isRepeated(`${id}`);
    expect(dedupe.size()).toBeLessThanOrEqual(1_000);
  }
});
