import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { EXCHANGE_RATE_MS } from '../limits/tuning';
import { createTestScope } from '../testing/harness/create-test-scope';
import { NOON } from '../testing/fixtures/a-number';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { $exchangeRate, exchangeRateNeeded } from './exchange-rate';
import { fail, networkError } from '../testing/fixtures/a-rejection';

useFakeClock(NOON);

/** A page of a browser with this storage. */
const openPage = (stored: Map<string, unknown>, rate: () => number = () => 1_520) => {
  const { scope, get, callsTo } = createTestScope({ calls: { exchangeRate: rate }, stored });
  /** The rate once it was needed, and how often it was asked for. */
  return async () => {
    await allSettled(exchangeRateNeeded, { scope });
    return [get($exchangeRate), callsTo('exchangeRate')];
  };
};

it('exchange rate: is loaded once in ten minutes, by all pages of a browser', async () => {
  const stored = new Map<string, unknown>();
  const need = openPage(stored);
  await need();
  expect(await need()).toEqual([1_520, 1]);
  await pass(EXCHANGE_RATE_MS - 1);
  const needElsewhere = openPage(stored, () => 1_600);
  expect(await needElsewhere()).toEqual([1_520, 0]);
  await pass(1);
  expect(await needElsewhere()).toEqual([1_600, 1]);
});

it('exchange rate: a failed call is not repeated within ten minutes, unless the clock was set back', async () => {
  const need = openPage(new Map(), fail(networkError));
  await need();
  expect(await need()).toEqual([null, 1]);
  vi.setSystemTime(NOON - EXCHANGE_RATE_MS);
  expect(await need()).toEqual([null, 2]);
});

it.each([{ at: 'x', answer: 1 }, { at: NOON, answer: -1 }, 'damaged'])(
  'exchange rate: ignores the stored value %j',
  async (value) => {
    expect(await openPage(new Map([['exchange-rate', value]]))()).toEqual([1_520, 1]);
  },
);
