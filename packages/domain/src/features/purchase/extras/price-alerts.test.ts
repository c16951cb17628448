import { expect, it, vi } from 'vitest';
import { openConfirmStep } from '../../../testing/fixtures/purchase-page.fixture';
import { countryChosen, serviceChosen } from '../../catalogue/selection';
import { sessionEnded } from '../../../lib/session-events';
import { wizardRefreshClicked } from '../wizard/wizard-buttons';
import {
  $selectionPriceAlert,
  $priceAlerts,
  priceAlertToggled,
  priceAlertsRequested,
  priceAlertRemoved,
  type PriceAlertView,
} from './price-alerts';
import { pass, useFakeClock } from '../../../testing/harness/use-fake-clock';

useFakeClock(new Date(2026, 10, 12, 12).getTime());

const open = async (realPrice = 0.1, count = 3, browser = new Map<string, unknown>()) => {
  let offer = { realPrice, count };
  const tab = await openConfirmStep({
    browser,
    prices: () => ({ '187': { wa: offer } }),
    countries: [{ code: '187', name: 'United States', rus: '' }],
  });
  tab.fire(priceAlertsRequested, undefined);
  await pass(0);
  return {
    ...tab,
    /** The server changes the offer, and the user reloads the prices. */
    becomes: async (price: number, stock: number) => {
      offer = { realPrice: price, count: stock };
      await pass(2_000);
      tab.fire(wizardRefreshClicked, undefined);
      await pass(1_000);
    },
    /** Sets an alert for the selection. */
    set: () => {
      tab.fire(priceAlertToggled, true);
      return pass(0);
    },
    view: () => tab.scope.getState($selectionPriceAlert),
    watched: () => tab.scope.getState($priceAlerts),
  };
};

it('price alerts: store the prices of the last step, and show the lowest', async () => {
  const { view, becomes, callsOf } = await open(0.1);
  expect(view()).toMatchObject({
    alert: null,
    isOutOfStock: false,
    seen: [0.2],
    lowest: { price: '$0.2000' },
  });
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
  const calls = callsOf('prices').length;
  await becomes(0.15, 3);
  expect(view()).toMatchObject({ seen: [0.2, 0.3], lowest: { price: '$0.2000' } });
  // Only the user's own 'Refresh'.
  expect(callsOf('prices')).toHaveLength(calls + 1);
});

it('price alerts: a drop is announced once, and then only new lows', async () => {
  const { set, becomes, toasts, view, watched } = await open(0.1);
  await set();
  expect(view()?.alert).toEqual({ below: '$0.2000' });
  expect(watched()).toMatchObject([{ country: '187', below: '$0.2000' }]);
  await becomes(0.08, 3);
  await becomes(0.09, 3);
  expect(toasts).toEqual([
    { tone: 'info', text: 'Price dropped', durationMs: 8_000, about: 'wa in United States · $0.1600' },
  ]);
  await becomes(0.07, 3);
  expect(toasts).toHaveLength(2);
});

it('price alerts: an out-of-stock pair gets a stock alert', async () => {
  const { set, becomes, toasts, view } = await open(0.1, 0);
  expect(view()?.isOutOfStock).toBe(true);
  await set();
  expect(view()?.alert).toEqual({ below: null });
  await becomes(0.1, 2);
  expect(toasts).toMatchObject([{ text: 'Numbers are available again' }]);
});

it('price alerts: a removed one does not fire, and its prices stay', async () => {
  const { fire, set, becomes, toasts, watched, view } = await open(0.1);
  await set();
  const [pair] = watched() as readonly [PriceAlertView];
  fire(priceAlertRemoved, pair);
  await pass(0);
  expect(watched()).toEqual([]);
  await becomes(0.05, 3);
  expect(toasts).toEqual([]);
  expect(view()?.lowest?.price).toBe('$0.1000');
});

it('price alerts: are not shown on other steps, nor to another user', async () => {
  const { fire, set, view, watched } = await open();
  await set();
  fire(countryChosen, '187');
  fire(serviceChosen, 'wa');
  await pass(1_000);
  expect(view()).toBeNull();
  fire(sessionEnded, undefined);
  expect(watched()).toEqual([]);
});

it.each([
  ['stored for their user', '7', { watch: { below: 0.2 } }, 1],
  ['not those of another user', '8', { watch: { below: 0.2 } }, 0],
  ['none in damaged data', '7', { alert: null }, 0],
  ['none with an endless code', '7', { watch: { below: 0.2 }, service: 'wa'.repeat(50) }, 0],
])('price alerts: are %s', async (_, userId, fields, count) => {
  const pair = { country: '36', service: 'wa', seen: [], ...fields };
  const { watched } = await open(0.1, 3, new Map([[`watched-prices-of-${userId}`, [pair]]]));
  expect(watched()).toHaveLength(count);
});
