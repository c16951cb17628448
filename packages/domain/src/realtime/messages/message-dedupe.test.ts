import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMessageDedupe } from './message-dedupe';

it('message dedupe: recognises a repeated id, and never a missing one', () => {
  const dedupe = createMessageDedupe();
  expect([dedupe.isRepeated('a'), dedupe.isRepeated('a'), dedupe.isRepeated('b')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([dedupe.isRepeated(null), dedupe.isRepeated(null)]).toEqual([false, false]);
});

it('message dedupe: keeps the newest 500 ids above 1,000', () => {
  const dedupe = createMessageDedupe();
  for (let id = 1; id <= 1_000; id += 1) dedupe.isRepeated(`${id}`);
  expect(dedupe.size()).toBe(1_000);
  dedupe.isRepeated('1001');
  expect(dedupe.size()).toBe(500);
  expect(dedupe.isRepeated('502')).toBe(true);
  expect(dedupe.isRepeated('501')).toBe(false);
});

it('message dedupe: never stores more than 1,000 ids', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 3_000 }), (count, distinct) => {
      const dedupe = createMessageDedupe();
      for (let index = 0; index < count; index += 1) {
        dedupe.isRepeated(`${index % distinct}`);
        expect(dedupe.size()).toBeLessThanOrEqual(1_000);
      }
    }),
    { numRuns: 20 },
  );
});
