import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import type { RequestFor } from '../../../contracts';
import { createTestScope } from '../../../testing';
import {
  countryChosen,
  selectionDataRequested,
  selectionPrefilled,
  serviceChosen,
  steppedBack,
  wizardOpened,
} from '../selection';
import { $countries } from '../lists/catalogue-lists';
import { $countryOffers } from './country-offers';
import { $countrySort, $shownCountries, countrySortChanged } from '../lists/country-list';
import { useFakeClock } from '../../../testing/harness/use-fake-clock';

useFakeClock();

const openWizard = () => {
  const { scope, client } = createTestScope({
    calls: {
      prices: () => ({
        '36': { wa: { realPrice: 0.2, count: 7 }, tg: { realPrice: 1, count: 1 } },
        '187': { wa: { realPrice: 0.1, count: 3 } },
      }),
      operators: () => [],
      availability: () => new Map(),
    },
    values: [
      [
        $countries,
        [
          { code: '36', name: 'Canada', rus: '' },
          { code: '187', name: 'USA', rus: '' },
        ],
      ],
    ],
  });
  const fire = async (...steps: (() => Promise<unknown>)[]) => {
    for (const step of steps) {
      void step();
      await vi.advanceTimersByTimeAsync(2_000);
    }
  };
  return {
    scope,
    open: () => allSettled(wizardOpened, { scope }),
    link: (service: string | null, country: string | null = null) =>
      allSettled(selectionPrefilled, { scope, params: { country, service, operator: null } }),
    choose: (country: string) => allSettled(countryChosen, { scope, params: country }),
    chooseService: (service: string) => allSettled(serviceChosen, { scope, params: service }),
    back: () => allSettled(steppedBack, { scope }),
    reload: () => allSettled(selectionDataRequested, { scope }),
    sort: () => allSettled(countrySortChanged, { scope, params: 'price' }),
    fire,
    /** Services whose prices in all countries were requested. */
    asked: () =>
      client.made
        .filter(({ name }) => name === 'prices')
        .map(({ request }) => (request as RequestFor<'prices'>).query)
        .filter(({ country }) => country === undefined)
        .map(({ service }) => service),
  };
};

it("country offers: show the price of a deep link's service in every country, with one call", async () => {
  const wizard = openWizard();
  await wizard.fire(wizard.open, () => wizard.link('wa'), wizard.sort);
  expect(wizard.scope.getState($shownCountries)).toEqual([
    { code: '187', name: 'USA', price: '$0.2000', availability: 3, isFavourite: false },
    { code: '36', name: 'Canada', price: '$0.4000', availability: 7, isFavourite: false },
  ]);
  await wizard.fire(() => wizard.choose('36'), wizard.back, wizard.back, wizard.back);
  expect(wizard.asked()).toEqual(['wa']);
});

it('country offers: show the price of a service selected before going back, and none before', async () => {
  const wizard = openWizard();
  await wizard.fire(
    wizard.open,
    () => wizard.choose('36'),
    () => wizard.chooseService('wa'),
  );
  expect(wizard.asked()).toEqual([]);
  await wizard.fire(wizard.back, wizard.back);
  expect(wizard.asked()).toEqual(['wa']);
  expect(wizard.scope.getState($countryOffers)?.get('36')).toEqual({ price: 0.4, stock: 7 });
});

it('country offers: follow the service looked for, and the order falls back without them', async () => {
  const wizard = openWizard();
  await wizard.fire(wizard.open, () => wizard.link('wa'), wizard.sort);
  expect(wizard.scope.getState($countrySort)).toBe('price');
  void wizard.link('tg');
  expect(wizard.scope.getState($countryOffers)).toBeNull();
  expect(wizard.scope.getState($countrySort)).toBe('popular');
  await wizard.fire(async () => {});
  expect(wizard.scope.getState($countryOffers)?.get('36')).toEqual({ price: 2, stock: 1 });
  expect(wizard.scope.getState($countrySort)).toBe('price');
  expect(wizard.asked()).toEqual(['wa', 'tg']);
});

it('country offers: are loaded again on request, on the step that shows them', async () => {
  const wizard = openWizard();
  await wizard.fire(wizard.open, () => wizard.link('wa'), wizard.reload);
  expect(wizard.asked()).toEqual(['wa', 'wa']);
  await wizard.fire(() => wizard.choose('36'), wizard.reload);
  expect(wizard.asked()).toEqual(['wa', 'wa']);
});

it('country offers: are requested again when the wizard opens with the service of the last visit', async () => {
  const wizard = openWizard();
  await wizard.fire(wizard.open, () => wizard.link('wa'), wizard.open);
  expect(wizard.asked()).toEqual(['wa', 'wa']);
  expect(wizard.scope.getState($countryOffers)?.get('36')).toEqual({ price: 0.4, stock: 7 });
});
