import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { $ports, noBrowser, type StorageWrite } from '../../../lib/ports';
import { openConfirmStep, pass } from '../../../testing/fixtures/purchase-page.fixture';
import { countryChosen, serviceChosen } from '../../catalogue/selection';
import { $user } from '../../../api/session/current-user';
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
import { useFakeClock } from '../../../testing/harness/use-fake-clock';

useFakeClock(new Date(2026, 10, 12, 12).getTime());

const open = async (realPrice = 0.1, count = 3) => {
  let offer = { realPrice, count };
  const tab = await openConfirmStep({
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
  const { fire, becomes, toasts, view, watched } = await open(0.1);
  fire(priceAlertToggled, true);
  await pass(0);
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
  const { fire, becomes, toasts, view } = await open(0.1, 0);
  expect(view()?.isOutOfStock).toBe(true);
  fire(priceAlertToggled, true);
  await pass(0);
  expect(view()?.alert).toEqual({ below: null });
  await becomes(0.1, 2);
  expect(toasts).toMatchObject([{ text: 'Numbers are available again' }]);
});

it('price alerts: a removed one does not fire, and its prices stay', async () => {
  const { fire, becomes, toasts, watched, view } = await open(0.1);
  fire(priceAlertToggled, true);
  await pass(0);
  const [pair] = watched() as readonly [PriceAlertView];
  fire(priceAlertRemoved, pair);
  await pass(0);
  expect(watched()).toEqual([]);
  await becomes(0.05, 3);
  expect(toasts).toEqual([]);
  expect(view()?.lowest?.price).toBe('$0.1000');
});

it('price alerts: are not shown on other steps, nor to another user', async () => {
  const { fire, view, watched, scope } = await open();
  fire(priceAlertToggled, true);
  await pass(0);
  fire(countryChosen, '187');
  fire(serviceChosen, 'wa');
  await pass(1_000);
  expect(view()).toBeNull();
  await allSettled(sessionEnded, { scope });
  expect(watched()).toEqual([]);
});

it('price alerts: are stored for their user, and damaged data is ignored', async () => {
  const stored = new Map<string, unknown>();
  const openPage = async (id: string) => {
    const ports = {
      ...noBrowser,
      readStorage: (name: string) => stored.get(name) ?? null,
      writeStorage: ({ name, value }: StorageWrite) => void stored.set(name, value),
    };
    const scope = fork({
      values: [
        [$ports, ports],
        [$user, { id, username: 'ada' }],
      ],
    });
    await allSettled(priceAlertsRequested, { scope });
    return scope.getState($priceAlerts);
  };
  stored.set('watched-prices-of-7', [{ country: '36', service: 'wa', watch: { below: 0.2 }, seen: [] }]);
  stored.set('watched-prices-of-8', [{ country: '36', service: 'wa'.repeat(50), alert: null, seen: [] }]);
  expect(await openPage('7')).toHaveLength(1);
  expect(await openPage('8')).toEqual([]);
});
