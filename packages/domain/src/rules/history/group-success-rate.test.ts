import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberStatuses } from '../../contracts';
import { CHART_ENTRIES } from '../../limits';
import { largestSamples, groupSuccessRate } from './group-success-rate';

const ofService = ({ service }: { service: string }): string => service;

it('success rate: is codes received divided by numbers of known outcome', () => {
  const purchases = numberStatuses.map((status) => ({ service: 'wa', status }));
  expect(groupSuccessRate(purchases, ofService)).toEqual([
    { key: 'wa', received: 2, finished: 4, waiting: 1 },
  ]);
});

it('success rate: sorts by sample size', () => {
  const purchases = [
    { service: 'tg', status: 'used' },
    { service: 'wa', status: 'expired' },
    { service: 'wa', status: 'expired' },
    { service: 'go', status: 'waiting' },
    { service: 'ds', status: 'waiting' },
    { service: 'am', status: 'waiting' },
    { service: 'go', status: 'waiting' },
  ] as const;
  const services = groupSuccessRate(purchases, ofService).map(({ key }) => key);
  expect(services).toEqual(['wa', 'tg', 'go', 'am', 'ds']);
});

it('success rate: lists each group, and combines those beyond the limit unless there is only one', () => {
  const sampleOf = (count: number) =>
    largestSamples(
      groupSuccessRate(
        Array.from({ length: count }, (_, place) => ({ service: String(place), status: 'used' as const })),
        ofService,
      ),
    );
  expect(sampleOf(CHART_ENTRIES + 1)).toMatchObject({ named: { length: CHART_ENTRIES + 1 }, others: null });
  expect(sampleOf(CHART_ENTRIES + 2)).toMatchObject({
    named: { length: CHART_ENTRIES },
    others: { count: 2, received: 2, finished: 2, waiting: 0 },
  });
});

it('success rate: counts every purchase once, also where small samples are combined', () => {
  const arbitraryPurchase = fc.record({
    service: fc.stringMatching(/^[a-j]$/),
    status: fc.constantFrom(...numberStatuses),
  });
  fc.assert(
    fc.property(fc.array(arbitraryPurchase), (purchases) => {
      const { named, others } = largestSamples(groupSuccessRate(purchases, ofService));
      const all = others === null ? named : [...named, others];
      expect(all.reduce((sum, { finished, waiting }) => sum + finished + waiting, 0)).toBe(purchases.length);
      expect(all.every(({ received, finished }) => received <= finished)).toBe(true);
      expect(all.length).toBeLessThanOrEqual(6);
      const sizes = named.map(({ finished }) => finished);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }),
  );
});
