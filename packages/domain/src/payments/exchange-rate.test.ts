import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { EXCHANGE_RATE_MS } from '../limits/tuning';
import { createTestScope } from '../testing/harness/create-test-scope';
import { NOON } from '../testing/fixtures/a-number';
import { useFakeClock } from '../testing/harness/use-fake-clock';
import { $exchangeRate, exchangeRateNeeded } from './exchange-rate';
import { fail, networkError } from '../testing/fixtures/a-rejection';

useFakeClock(NOON);

/** A page of a browser with this storage. */
const openPage = (stored: Map<string, unknown>, rate: () => number = () => 1_520) => {
  const { scope, client } = createTestScope({ calls: { exchangeRate: rate }, stored });
  return {
    need: () => allSettled(exchangeRateNeeded, { scope }),
    rate: () => scope.getState($exchangeRate),
    calls: () => client.made.length,
  };
};

it('exchange rate: is loaded once in ten minutes, by all pages of a browser', async () => {
  const stored = new Map<string, unknown>();
  const one = openPage(stored);
  await one.need();
  await one.need();
  expect([one.rate(), one.calls()]).toEqual([1_520, 1]);

  await vi.advanceTimersByTimeAsync(EXCHANGE_RATE_MS - 1);
  const other = openPage(stored, () => 1_600);
  await other.need();
  expect([other.rate(), other.calls()]).toEqual([1_520, 0]);

  await vi.advanceTimersByTimeAsync(1);
  await other.need();
  expect([other.rate(), other.calls()]).toEqual([1_600, 1]);
});

it('exchange rate: a failed call is not repeated within ten minutes', async () => {
  const page = openPage(new Map(), fail(networkError));
  await page.need();
  await page.need();
  expect([page.rate(), page.calls()]).toEqual([null, 1]);
});

it.each([{ at: 'x', rate: 1 }, { at: NOON, rate: -1 }, 'damaged'])(
  'exchange rate: ignores the stored value %j',
  async (value) => {
    const page = openPage(new Map([['exchange-rate', value]]));
    await page.need();
    expect([page.rate(), page.calls()]).toEqual([1_520, 1]);
  },
);
