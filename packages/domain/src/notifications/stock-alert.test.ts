import { expect, it } from 'vitest';
import { limitedCallMade } from '../api/client/rate-limit-budget';
import { leaderChanged } from '../api/cross-tab/cross-tab-cache';
import { pageFocusChanged, wentOffline } from '../lib/page';
import { preferencesChanged } from '../account/preferences';
import { aService } from '../testing/fixtures/a-service';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { openConfirmStep } from '../testing/fixtures/purchase-page.fixture';
import { $stockAlert, stockAlertToggled } from './stock-alert';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

const openWatch = async () => {
  let count = 0;
  const tab = await openConfirmStep({
    prices: () => ({
      '187': { wa: { realPrice: 0.2, count }, tg: { realPrice: 0.2, count: 9 } },
      '36': { wa: { realPrice: 0.2, count: 9 } },
    }),
    countries: () => [{ code: '187', name: 'United States', rus: '' }],
    services: () => [aService('wa', 'WhatsApp')],
  });
  const before = tab.callsOf('prices').length;
  tab.fire(stockAlertToggled, true);
  await pass(0);
  return {
    ...tab,
    /** The server has so many numbers from now on. The alert sees them within a minute. */
    restock: (numbers: number, ms = 60_000) => {
      count = numbers;
      return pass(ms);
    },
    looks: () => tab.callsOf('prices').length - before,
    watch: () => tab.scope.getState($stockAlert),
  };
};

it('stock alert: leaves reserved calls to the user, and goes on where the browser says that it is offline', async () => {
  const { looks, fire } = await openWatch();
  await pass(59_000);
  for (let call = 0; call < 57; call += 1) fire(limitedCallMade, 'api');
  await pass(1_000);
  expect(looks()).toBe(1);
  await pass(60_000);
  expect(looks()).toBe(2);
  fire(wentOffline, undefined);
  await pass(60_000);
  expect(looks()).toBe(3);
});

it('stock alert: makes no more checks once it is stopped', async () => {
  const { looks, fire, restock, toasts, watch } = await openWatch();
  fire(stockAlertToggled, false);
  await restock(3, 300_000);
  expect(looks()).toBe(1);
  expect(toasts).toEqual([]);
  expect(watch()).toBe('off');
});

it('stock alert: tells in its own tab, whether or not that one leads', async () => {
  const { fire, restock, signals, toasts, watch } = await openWatch();
  fire(preferencesChanged, { notifications: true });
  fire(pageFocusChanged, false);
  fire(leaderChanged, true);
  await restock(3);
  expect(watch()).toBe('returned');
  // Nothing has asked for the names here.
  const what = 'wa in 187';
  expect(toasts).toMatchObject([{ text: 'Numbers are available again', about: what }]);
  expect(signals).toMatchObject([{ notification: { title: `Numbers are available again · ${what}` } }]);
});
