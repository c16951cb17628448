import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEEN_PRICE_KEPT_MS, SEEN_PRICES_KEPT, WATCHED_PAIRS_KEPT } from '../../../limits';
import {
  findWatched,
  lookAtOffers,
  lowestSeen,
  seenAt,
  unwatchPair,
  watchPair,
  type WatchedPrice,
} from './check-price-alerts';

const NOON = new Date(2026, 10, 12, 12).getTime();
const DAY_MS = 24 * 60 * 60_000;
const PAIR = { country: '36', service: 'wa' };
const offer = (usd: number | null, stock: number | null = 5) => ({ ...PAIR, usd, stock });
const minuteOf = (moment: number) => Math.floor(moment / 60_000);

/** Looks once for each price, a day between. */
const lookDaily = (known: readonly WatchedPrice[], prices: readonly number[]) =>
  prices.reduce(
    ({ entries, told }, usd, day) => {
      const look = lookAtOffers(entries, [offer(usd)], NOON + day * DAY_MS);
      return { entries: look.known, told: [...told, ...look.came.map((it) => it.usd)] };
    },
    { entries: known, told: [] as (number | null)[] },
  );

describe('a watch', () => {
  it('tells of a price below the one it began at, and then of lower ones alone', () => {
    const known = watchPair([], PAIR, 0.2);
    expect(lookDaily(known, [0.2, 0.25, 0.18, 0.19, 0.18, 0.17]).told).toEqual([0.18, 0.17]);
  });

  it('for stock tells once there is some, and then of lower prices', () => {
    const known = watchPair([], PAIR, null);
    expect(lookAtOffers(known, [offer(0.2, 0)], NOON).came).toEqual([]);
    expect(lookAtOffers(known, [offer(0.2, null)], NOON).came).toEqual([]);
    expect(lookAtOffers(known, [offer(null, 5)], NOON).came).toEqual([]);
    const look = lookAtOffers(known, [offer(0.2, 3)], NOON);
    expect(look.came).toEqual([{ ...offer(0.2, 3), isBack: true }]);
    expect(lookAtOffers(look.known, [offer(0.2, 3)], NOON).came).toEqual([]);
  });

  it('does not tell of a price at which there is nothing', () => {
    expect(lookAtOffers(watchPair([], PAIR, 0.2), [offer(0.1, 0)], NOON).came).toEqual([]);
  });

  it('tells of a price whose stock nobody knows', () => {
    expect(lookAtOffers(watchPair([], PAIR, 0.2), [offer(0.1, null)], NOON).came).toEqual([
      { ...offer(0.1, null), isBack: false },
    ]);
  });

  it('tells of its own service in its own country alone', () => {
    const known = watchPair([], PAIR, 0.2);
    const others = [
      { ...offer(0.1), country: '187' },
      { ...offer(0.1), service: 'tg' },
    ];
    const look = lookAtOffers(known, others, NOON);
    expect(look.came).toEqual([]);
    expect(unwatchPair(look.known, { ...PAIR, country: '187' })).toEqual(look.known);
    expect(unwatchPair(look.known, { ...PAIR, service: 'tg' })).toEqual(look.known);
  });

  it('knows prices to four decimals', () => {
    const known = watchPair([], PAIR, 0.1 + 0.2);
    expect(known).toEqual([{ ...PAIR, watch: { below: 0.3 }, seen: [] }]);
    expect(lookAtOffers(known, [offer(0.1 + 0.2)], NOON).known[0]?.seen).toEqual([[minuteOf(NOON), 0.3]]);
  });

  it('keeps the prices that were seen before it began', () => {
    const { known } = lookAtOffers([], [offer(0.2)], NOON);
    expect(watchPair(known, PAIR, 0.2)).toEqual([
      { ...PAIR, watch: { below: 0.2 }, seen: [[minuteOf(NOON), 0.2]] },
    ]);
  });

  it('that was ended tells nothing, and leaves the prices', () => {
    const watched = lookAtOffers(watchPair([], PAIR, 0.2), [offer(0.2)], NOON).known;
    const ended = unwatchPair(watched, PAIR);
    expect(lookAtOffers(ended, [offer(0.1)], NOON).came).toEqual([]);
    expect(findWatched(ended, PAIR)).toEqual({ ...PAIR, watch: null, seen: [[minuteOf(NOON), 0.2]] });
  });
});

describe('the prices that were seen', () => {
  it('are the lowest of each day', () => {
    const { known } = lookAtOffers([], [offer(0.2), offer(0.15), offer(0.3)], NOON);
    const later = lookAtOffers(known, [offer(0.3)], NOON + DAY_MS);
    expect(findWatched(later.known, PAIR)?.seen.map(([, usd]) => usd)).toEqual([0.15, 0.3]);
  });

  it('are the list as it was where nothing is new', () => {
    const { known } = lookAtOffers([], [offer(0.2)], NOON);
    const offers = [offer(0.2), offer(0.3), offer(null), { ...offer(null), country: '187' }];
    expect(lookAtOffers(known, offers, NOON).known).toBe(known);
  });

  it('go after 30 days, to the minute', () => {
    const { known } = lookAtOffers([], [offer(0.2)], NOON);
    const pricesAt = (moment: number) =>
      findWatched(lookAtOffers(known, [offer(0.3)], moment).known, PAIR)?.seen.map(([, usd]) => usd);
    expect(pricesAt(NOON + SEEN_PRICE_KEPT_MS - 60_000)).toEqual([0.2, 0.3]);
    expect(pricesAt(NOON + SEEN_PRICE_KEPT_MS)).toEqual([0.3]);
  });

  it('are the newest where there are too many', () => {
    const prices = Array.from({ length: SEEN_PRICES_KEPT + 1 }, (_, day) => 1 + day);
    const { entries } = lookDaily([], prices);
    expect(findWatched(entries, PAIR)?.seen.map(([, usd]) => usd)).toEqual(prices.slice(1));
  });

  it('give way first where too many pairs are known, then what is known for longest', () => {
    const codes = Array.from({ length: WATCHED_PAIRS_KEPT }, (_, place) => String(place));
    const all = codes.reduce<readonly WatchedPrice[]>(
      (known, country) => watchPair(known, { ...PAIR, country }, 0.2),
      [],
    );
    const countriesAfter = (known: readonly WatchedPrice[]) =>
      watchPair(known, { ...PAIR, country: 'new' }, 0.2).map(({ country }) => country);
    expect(all).toHaveLength(WATCHED_PAIRS_KEPT);
    expect(lookAtOffers(all, [{ ...offer(0.1), country: 'new' }], NOON).known).toBe(all);
    expect(countriesAfter(all)).toEqual([...codes.slice(1), 'new']);
    expect(countriesAfter(unwatchPair(all, { ...PAIR, country: '1' }))).toEqual([
      ...codes.filter((country) => country !== '1'),
      'new',
    ]);
  });

  it('of several equal ones the newest is the lowest', () => {
    expect(lowestSeen([])).toBeNull();
    expect(
      lowestSeen([
        [1, 0.3],
        [2, 0.1],
        [3, 0.1],
        [4, 0.2],
      ]),
    ).toEqual([3, 0.1]);
  });
});

it('whatever is looked at, watched and ended, the bounds hold and a second look finds nothing new', () => {
  const pair = fc.record({
    country: fc.integer({ min: 0, max: 12 }).map(String),
    service: fc.constantFrom('wa', 'tg'),
  });
  const usd = fc.option(fc.double({ min: 0, max: 5, noNaN: true }));
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        offers: fc.array(
          fc
            .record({ pair, usd, stock: fc.option(fc.nat(5)) })
            .map((it) => ({ ...it.pair, usd: it.usd, stock: it.stock })),
          { maxLength: 8 },
        ),
      }),
    },
    fc.record({ pair, below: usd }),
    fc.record({ pair, ends: fc.constant(true) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      let known: readonly WatchedPrice[] = [];
      let now = NOON;
      for (const it of steps) {
        now += DAY_MS / 3;
        if ('offers' in it) {
          const watchesBefore = new Map(
            known.map((entry) => [`${entry.country} ${entry.service}`, entry.watch]),
          );
          const look = lookAtOffers(known, it.offers, now);
          for (const { country, service } of look.came)
            expect(watchesBefore.get(`${country} ${service}`)).toBeTruthy();
          known = look.known;
          const again = lookAtOffers(known, it.offers.slice(0, 1), now);
          if (it.offers.length === 1) expect(again).toEqual({ known, came: [] });
        } else if ('below' in it) known = watchPair(known, it.pair, it.below);
        else known = unwatchPair(known, it.pair);

        expect(known.length).toBeLessThanOrEqual(WATCHED_PAIRS_KEPT);
        expect(new Set(known.map(({ country, service }) => `${country} ${service}`)).size).toBe(known.length);
        for (const { seen } of known) {
          expect(seen.length).toBeLessThanOrEqual(SEEN_PRICES_KEPT);
          expect(new Set(seen.map((price) => new Date(seenAt(price)).toDateString())).size).toBe(seen.length);
        }
      }
    }),
    { numRuns: 40 },
  );
});
