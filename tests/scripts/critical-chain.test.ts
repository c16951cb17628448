import fc from 'fast-check';
import { expect, it } from 'vitest';
import { criticalChain } from '../../apps/dashboard/bench/web/critical-chain';

const exchange = (name: string, sentAt: number, answeredAt: number) => ({ name, sentAt, answeredAt });
const namesOf = (exchanges: readonly { readonly name: string }[]) => exchanges.map(({ name }) => name);

it('critical chain: follows requests that were sent after the previous response', () => {
  const chain = criticalChain([
    exchange('health', 0, 600),
    exchange('csrf-token', 10, 590),
    exchange('font', 0, 1_500),
    exchange('refresh', 600, 1_200),
    exchange('me', 1_210, 1_800),
    exchange('balance', 1_220, 1_790),
  ]);
  expect(namesOf(chain)).toEqual(['csrf-token', 'refresh', 'balance']);
});

it('critical chain: empty without requests', () => {
  expect(criticalChain([])).toEqual([]);
});

const exchanges = fc.array(
  fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 8 })).map(([at, took]) => exchange('any', at, at + took)),
  { maxLength: 9 },
);

/** Length of the longest chain that begins at or after a moment, by trying every next exchange. */
const longestFrom = (moment: number, all: readonly ReturnType<typeof exchange>[]): number =>
  Math.max(
    0,
    ...all.filter(({ sentAt }) => sentAt >= moment).map(({ answeredAt }) => 1 + longestFrom(answeredAt, all)),
  );

it('critical chain: is a chain, and no other is longer', () => {
  fc.assert(
    fc.property(exchanges, (all) => {
      const chain = criticalChain(all);
      for (const [index, { answeredAt }] of chain.entries()) {
        expect(chain[index + 1]?.sentAt ?? Infinity).toBeGreaterThanOrEqual(answeredAt);
      }
      expect(chain).toHaveLength(longestFrom(-Infinity, all));
    }),
  );
});
