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
  type Pair,
  type TrackedPrice,
} from './check-price-alerts';

const NOON = new Date(2026, 10, 12, 12).getTime();
const DAY_MS = 24 * 60 * 60_000;
const PAIR = { country: '36', service: 'wa' };
const offer = (usd: number | null, stock: number | null = 5) => ({ ...PAIR, usd, stock });
const minuteOf = (moment: number) => Math.floor(moment / 60_000);

const WATCHED = addPriceAlert([], PAIR, 0.2);

const triggered = (tracked: readonly TrackedPrice[], ...offers: Parameters<typeof checkPriceAlerts>[1]) =>
  checkPriceAlerts(tracked, offers, NOON).triggered;

const pricesOf = (tracked: readonly TrackedPrice[]) =>
  findTrackedPrice(tracked, PAIR)?.seen.map(([, usd]) => usd);

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
    expect(lookDaily(WATCHED, [0.2, 0.25, 0.18, 0.19, 0.18, 0.17]).alerted).toEqual([0.18, 0.17]);
  });

  it('price alert: for stock fires once there is some, and then on lower prices', () => {
    const tracked = addPriceAlert([], PAIR, null);
    for (const none of [offer(0.2, 0), offer(0.2, null), offer(null, 5)]) {
      expect(triggered(tracked, none)).toEqual([]);
    }
    const look = checkPriceAlerts(tracked, [offer(0.2, 3)], NOON);
    expect(look.triggered).toEqual([{ ...offer(0.2, 3), isBack: true }]);
    expect(triggered(look.tracked, offer(0.2, 3))).toEqual([]);
  });

  it('price alert: fires on a price of unknown stock, but not on one that is out of stock', () => {
    expect(triggered(WATCHED, offer(0.1, null))).toEqual([{ ...offer(0.1, null), isBack: false }]);
    expect(triggered(WATCHED, offer(0.1, 0))).toEqual([]);
  });

  it.each([{ country: '187' }, { service: 'tg' }])(
    'price alert: neither fires for, nor is removed with %j',
    (other) => {
      const look = checkPriceAlerts(WATCHED, [{ ...offer(0.1), ...other }], NOON);
      expect(look.triggered).toEqual([]);
      expect(removePriceAlert(look.tracked, { ...PAIR, ...other })).toEqual(look.tracked);
    },
  );

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
    const ended = removePriceAlert(checkPriceAlerts(WATCHED, [offer(0.2)], NOON).tracked, PAIR);
    expect(triggered(ended, offer(0.1))).toEqual([]);
    expect(findTrackedPrice(ended, PAIR)).toEqual({ ...PAIR, watch: null, seen: [[minuteOf(NOON), 0.2]] });
  });
});

describe('tracked prices', () => {
  it('tracked prices: are the lowest of each day', () => {
    const { tracked } = checkPriceAlerts([], [offer(0.2), offer(0.15), offer(0.3)], NOON);
    const later = checkPriceAlerts(tracked, [offer(0.3)], NOON + DAY_MS);
    expect(pricesOf(later.tracked)).toEqual([0.15, 0.3]);
  });

  it('tracked prices: are the same list without a change', () => {
    const { tracked } = checkPriceAlerts([], [offer(0.2)], NOON);
    const offers = [offer(0.2), offer(0.3), offer(null), { ...offer(null), country: '187' }];
    expect(checkPriceAlerts(tracked, offers, NOON).tracked).toBe(tracked);
  });

  it('tracked prices: expire after 30 days, to the minute', () => {
    const { tracked } = checkPriceAlerts([], [offer(0.2)], NOON);
    const pricesAt = (moment: number) => pricesOf(checkPriceAlerts(tracked, [offer(0.3)], moment).tracked);
    expect(pricesAt(NOON + TRACKED_PRICE_MAX_AGE_MS - 60_000)).toEqual([0.2, 0.3]);
    expect(pricesAt(NOON + TRACKED_PRICE_MAX_AGE_MS)).toEqual([0.3]);
  });

  it('tracked prices: are the newest when there are too many', () => {
    const prices = Array.from({ length: TRACKED_PRICES_MAX + 1 }, (_, day) => 1 + day);
    expect(pricesOf(lookDaily([], prices).entries)).toEqual(prices.slice(1));
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
  const pair = {
    country: fc.integer({ min: 0, max: 12 }).map(String),
    service: fc.constantFrom('wa', 'tg'),
  };
  const usd = fc.option(fc.double({ min: 0, max: 5, noNaN: true }));
  const offers = fc.array(fc.record({ ...pair, usd, stock: fc.option(fc.nat(5)) }), { maxLength: 8 });
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ offers }) },
    fc.record({ ...pair, below: usd }),
    fc.record(pair),
  );
  const pairOf = ({ country, service }: Pair) => `${country} ${service}`;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      let tracked: readonly TrackedPrice[] = [];
      let now = NOON;
      for (const it of steps) {
        now += DAY_MS / 3;
        if ('offers' in it) {
          const watched = tracked.filter(({ watch }) => watch !== null).map(pairOf);
          const look = checkPriceAlerts(tracked, it.offers, now);
          for (const alert of look.triggered) expect(watched).toContain(pairOf(alert));
          tracked = look.tracked;
          const again = checkPriceAlerts(tracked, it.offers.slice(0, 1), now);
          if (it.offers.length === 1) expect(again).toEqual({ tracked, triggered: [] });
        } else if ('below' in it) tracked = addPriceAlert(tracked, it, it.below);
        else tracked = removePriceAlert(tracked, it);

        expect(tracked.length).toBeLessThanOrEqual(TRACKED_PAIRS_MAX);
        expect(new Set(tracked.map(pairOf)).size).toBe(tracked.length);
        for (const { seen } of tracked) {
          expect(seen.length).toBeLessThanOrEqual(TRACKED_PRICES_MAX);
          expect(new Set(seen.map((price) => new Date(seenAt(price)).toDateString())).size).toBe(seen.length);
        }
      }
    }),
    { numRuns: 40 },
  );
});
