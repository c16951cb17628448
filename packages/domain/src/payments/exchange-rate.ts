import { attach, createEvent, createStore, sample } from 'effector';
import * as v from 'valibot';
import { createQuery } from '../api/query/create-query';
import { exchangeRate } from '../contracts/deposits-calls';
import { readStorageFx, writeStorageFx } from '../lib/ports';
import { $clock, type Clock } from '../lib/time/clock';
import { EXCHANGE_RATE_MS } from '../limits/tuning';
import { approximateNaira } from '../lib/format/money';

const request = { query: { from: 'USD', to: 'NGN' } };
const query = createQuery({ operation: exchangeRate, request, isShared: true });

/** Loads the market rate: Add Funds does so each time it opens (decision H07). */
export const exchangeRateRequested = query.refresh;

/** Naira amounts are on screen: loads the rate unless this browser has one of the last ten minutes. */
export const exchangeRateNeeded = createEvent();

/** The newest call failed. */
export const exchangeRateFailed = query.failed;

/** The market rate: naira for one US dollar, for information. Null while unknown. */
export const $exchangeRate = query.$data;

/**
 * Writes about so much naira beside a USD amount that is shown; null while the rate is unknown (decision
 * 0124).
 */
export const $toNaira = $exchangeRate.map((rate) =>
  rate === null ? null : (usd: string) => approximateNaira(usd, rate),
);

const storedSchema = v.object({ at: v.number(), rate: v.pipe(v.number(), v.finite(), v.gtValue(0)) });

/**
 * Start of the newest call or age of the data, ms since 1970: a failed call is not repeated earlier either.
 */
const $triedAt = createStore(0);
sample({ clock: query.started, source: $clock, fn: (clock) => clock.now(), target: $triedAt });
sample({ clock: query.pushData, fn: ({ startedAt }) => startedAt, target: $triedAt });

const isRecent = (at: number, clock: Clock): boolean => Math.abs(clock.now() - at) < EXCHANGE_RATE_MS;

sample({
  clock: query.succeeded,
  fn: ({ startedAt, result }) => ({
    name: 'exchange-rate' as const,
    value: { at: startedAt, rate: result },
  }),
  target: writeStorageFx,
});

const loadFx = attach({ effect: readStorageFx, mapParams: (_: void) => 'exchange-rate' as const });
sample({
  clock: exchangeRateNeeded,
  source: { at: $triedAt, clock: $clock },
  filter: ({ at, clock }) => !isRecent(at, clock),
  target: loadFx,
});
const storageRead = sample({
  clock: loadFx.doneData,
  source: $clock,
  fn: (clock, value) => {
    const stored = v.safeParse(storedSchema, value);
    return stored.success && isRecent(stored.output.at, clock) ? stored.output : null;
  },
});
sample({
  clock: storageRead.filterMap((stored) => stored ?? undefined),
  fn: ({ at, rate }) => ({ request, result: rate, startedAt: at }),
  target: query.pushData,
});
sample({
  clock: storageRead,
  filter: (stored) => stored === null,
  target: query.refresh,
});
