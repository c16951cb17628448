import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRACKED_PRICE_MAX_AGE_MS, TRACKED_PRICES_MAX, TRACKED_PAIRS_MAX } from '../../../limits';
import {
  findTrackedPrice,
  checkPriceAlerts,
  lowestSeen,
  seenAt,
  removePriceAlert,
  addPriceAlert,
  type TrackedPrice,
} from './check-price-alerts';

const NOON = new Date(2026, 10, 12, 12).getTime();
const DAY_MS = 24 * 60 * 60_000;
const PAIR = { country: '36', service: 'wa' };
const offer = (usd: number | null, stock: number | null = 5) => ({ ...PAIR, usd, stock });
const minuteOf = (moment: number) => Math.floor(moment / 60_000);

/** Checks once for each price, a day apart. */
const lookDaily = (tracked: readonly TrackedPrice[], prices: readonly number[]) =>
  prices.reduce(
    ({ entries, alerted }, usd, day) => {
      const look = checkPriceAlerts(entries, [offer(usd)], NOON + day * DAY_MS);
      return { entries: look.tracked, alerted: [...alerted, ...look.triggered.map((it) => it.usd)] };
    },
    { entries: tracked, alerted: [] as (number | null)[] },
  );

describe('price alert', () => {
  it('price alert: fires on the first drop below the starting price, then only on new lows', () => {
    const tracked = addPriceAlert([], PAIR, 0.2);
    expect(lookDaily(tracked, [0.2, 0.25, 0.18, 0.19, 0.18, 0.17]).alerted).toEqual([0.18, 0.17]);
  });

  it('price alert: for stock fires once there is some, and then on lower prices', () => {
    const tracked = addPriceAlert([], PAIR, null);
    expect(checkPriceAlerts(tracked, [offer(0.2, 0)], NOON).triggered).toEqual([]);
    expect(checkPriceAlerts(tracked, [offer(0.2, null)], NOON).triggered).toEqual([]);
    expect(checkPriceAlerts(tracked, [offer(null, 5)], NOON).triggered).toEqual([]);
    const look = checkPriceAlerts(tracked, [offer(0.2, 3)], NOON);
    expect(look.triggered).toEqual([{ ...offer(0.2, 3), isBack: true }]);
    expect(checkPriceAlerts(look.tracked, [offer(0.2, 3)], NOON).triggered).toEqual([]);
  });

  it('price alert: does not fire on a price that is out of stock', () => {
    expect(checkPriceAlerts(addPriceAlert([], PAIR, 0.2), [offer(0.1, 0)], NOON).triggered).toEqual([]);
  });

  it('price alert: fires on a price of unknown stock', () => {
    expect(checkPriceAlerts(addPriceAlert([], PAIR, 0.2), [offer(0.1, null)], NOON).triggered).toEqual([
      { ...offer(0.1, null), isBack: false },
    ]);
  });

  it('price alert: fires for its own service in its own country only', () => {
    const tracked = addPriceAlert([], PAIR, 0.2);
    const others = [
      { ...offer(0.1), country: '187' },
      { ...offer(0.1), service: 'tg' },
    ];
    const look = checkPriceAlerts(tracked, others, NOON);
    expect(look.triggered).toEqual([]);
    expect(removePriceAlert(look.tracked, { ...PAIR, country: '187' })).toEqual(look.tracked);
    expect(removePriceAlert(look.tracked, { ...PAIR, service: 'tg' })).toEqual(look.tracked);
  });

  it('price alert: compares prices to four decimals', () => {
    const tracked = addPriceAlert([], PAIR, 0.1 + 0.2);
    expect(tracked).toEqual([{ ...PAIR, watch: { below: 0.3 }, seen: [] }]);
    expect(checkPriceAlerts(tracked, [offer(0.1 + 0.2)], NOON).tracked[0]?.seen).toEqual([
      [minuteOf(NOON), 0.3],
    ]);
  });

  it('price alert: keeps the prices seen before it was set', () => {
    const { tracked } = checkPriceAlerts([], [offer(0.2)], NOON);
    expect(addPriceAlert(tracked, PAIR, 0.2)).toEqual([
      { ...PAIR, watch: { below: 0.2 }, seen: [[minuteOf(NOON), 0.2]] },
    ]);
  });

  it('price alert: a removed one does not fire, and its prices stay', () => {
    const watched = checkPriceAlerts(addPriceAlert([], PAIR, 0.2), [offer(0.2)], NOON).tracked;
    const ended = removePriceAlert(watched, PAIR);
    expect(checkPriceAlerts(ended, [offer(0.1)], NOON).triggered).toEqual([]);
    expect(findTrackedPrice(ended, PAIR)).toEqual({ ...PAIR, watch: null, seen: [[minuteOf(NOON), 0.2]] });
  });
});

describe('tracked prices', () => {
  it('tracked prices: are the lowest of each day', () => {
    const { tracked } = checkPriceAlerts([], [offer(0.2), offer(0.15), offer(0.3)], NOON);
    const later = checkPriceAlerts(tracked, [offer(0.3)], NOON + DAY_MS);
    expect(findTrackedPrice(later.tracked, PAIR)?.seen.map(([, usd]) => usd)).toEqual([0.15, 0.3]);
  });

  it('tracked prices: are the same list without a change', () => {
    const { tracked } = checkPriceAlerts([], [offer(0.2)], NOON);
    const offers = [offer(0.2), offer(0.3), offer(null), { ...offer(null), country: '187' }];
    expect(checkPriceAlerts(tracked, offers, NOON).tracked).toBe(tracked);
  });

  it('tracked prices: expire after 30 days, to the minute', () => {
    const { tracked } = checkPriceAlerts([], [offer(0.2)], NOON);
    const pricesAt = (moment: number) =>
      findTrackedPrice(checkPriceAlerts(tracked, [offer(0.3)], moment).tracked, PAIR)?.seen.map(
        ([, usd]) => usd,
      );
    expect(pricesAt(NOON + TRACKED_PRICE_MAX_AGE_MS - 60_000)).toEqual([0.2, 0.3]);
    expect(pricesAt(NOON + TRACKED_PRICE_MAX_AGE_MS)).toEqual([0.3]);
  });

  it('tracked prices: are the newest when there are too many', () => {
    const prices = Array.from({ length: TRACKED_PRICES_MAX + 1 }, (_, day) => 1 + day);
    const { entries } = lookDaily([], prices);
    expect(findTrackedPrice(entries, PAIR)?.seen.map(([, usd]) => usd)).toEqual(prices.slice(1));
  });

  it('tracked prices: of pairs without an alert are evicted first, then of those tracked longest', () => {
    const codes = Array.from({ length: TRACKED_PAIRS_MAX }, (_, place) => String(place));
    const all = codes.reduce<readonly TrackedPrice[]>(
      (tracked, country) => addPriceAlert(tracked, { ...PAIR, country }, 0.2),
      [],
    );
    const countriesAfter = (tracked: readonly TrackedPrice[]) =>
      addPriceAlert(tracked, { ...PAIR, country: 'new' }, 0.2).map(({ country }) => country);
    expect(all).toHaveLength(TRACKED_PAIRS_MAX);
    expect(checkPriceAlerts(all, [{ ...offer(0.1), country: 'new' }], NOON).tracked).toBe(all);
    expect(countriesAfter(all)).toEqual([...codes.slice(1), 'new']);
    expect(countriesAfter(removePriceAlert(all, { ...PAIR, country: '1' }))).toEqual([
      ...codes.filter((country) => country !== '1'),
      'new',
    ]);
  });

  it('tracked prices: of several equal ones the newest is the lowest', () => {
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

it('tracked prices: stay within their bounds for any checks and alerts, and a second check finds nothing new', () => {
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
      let tracked: readonly TrackedPrice[] = [];
      let now = NOON;
      for (const it of steps) {
        now += DAY_MS / 3;
        if ('offers' in it) {
          const watchesBefore = new Map(
            tracked.map((entry) => [`${entry.country} ${entry.service}`, entry.watch]),
          );
          const look = checkPriceAlerts(tracked, it.offers, now);
          for (const { country, service } of look.triggered)
            expect(watchesBefore.get(`${country} ${service}`)).toBeTruthy();
          tracked = look.tracked;
          const again = checkPriceAlerts(tracked, it.offers.slice(0, 1), now);
          if (it.offers.length === 1) expect(again).toEqual({ tracked, triggered: [] });
        } else if ('below' in it) tracked = addPriceAlert(tracked, it.pair, it.below);
        else tracked = removePriceAlert(tracked, it.pair);

        expect(tracked.length).toBeLessThanOrEqual(TRACKED_PAIRS_MAX);
        expect(new Set(tracked.map(({ country, service }) => `${country} ${service}`)).size).toBe(
          tracked.length,
        );
        for (const { seen } of tracked) {
          expect(seen.length).toBeLessThanOrEqual(TRACKED_PRICES_MAX);
          expect(new Set(seen.map((price) => new Date(seenAt(price)).toDateString())).size).toBe(seen.length);
        }
      }
    }),
    { numRuns: 40 },
  );
});
