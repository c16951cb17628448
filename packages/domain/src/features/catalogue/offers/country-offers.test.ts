import { allSettled, type EventCallable } from 'effector';
import { expect, it, vi } from 'vitest';
import { createTestScope, useFakeClock } from '../../../testing';
import { countryChosen, selectionPrefilled, serviceChosen, steppedBack, wizardOpened } from '../selection';
import { $countries } from '../lists/catalogue-lists';
import { $countryOffers } from './country-offers';
import { $countrySort, $shownCountries, countrySortChanged } from '../lists/country-list';

useFakeClock();

const openWizard = async () => {
  const { scope, callsOf } = createTestScope({
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
  const fire = async <T>(unit: EventCallable<T>, params: NoInfer<T>) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await vi.advanceTimersByTimeAsync(2_000);
  };
  await fire(wizardOpened, undefined);
  return {
    scope,
    fire,
    link: (service: string) => fire(selectionPrefilled, { country: null, service, operator: null }),
    back: () => fire(steppedBack, undefined),
    sort: () => scope.getState($countrySort),
    offerInCanada: () => scope.getState($countryOffers)?.get('36'),
    /** Services whose prices in all countries were requested. */
    asked: () =>
      callsOf('prices')
        .filter(({ query }) => query.country === undefined)
        .map(({ query }) => query.service),
  };
};

it("country offers: show the price of a deep link's service in every country, with one call", async () => {
  const { scope, fire, link, back, asked } = await openWizard();
  await link('wa');
  await fire(countrySortChanged, 'price');
  expect(scope.getState($shownCountries)).toEqual([
    { code: '187', name: 'USA', price: '$0.2000', availability: 3 },
    { code: '36', name: 'Canada', price: '$0.4000', availability: 7 },
  ]);
  await fire(countryChosen, '36');
  for (let step = 0; step < 3; step += 1) await back();
  expect(asked()).toEqual(['wa']);
});

it('country offers: show the price of a service selected before going back, and none before', async () => {
  const { fire, back, asked, offerInCanada } = await openWizard();
  await fire(countryChosen, '36');
  await fire(serviceChosen, 'wa');
  expect(asked()).toEqual([]);
  await back();
  await back();
  expect(asked()).toEqual(['wa']);
  expect(offerInCanada()).toEqual({ price: 0.4, stock: 7 });
});

it('country offers: follow the service looked for, and the order falls back without them', async () => {
  const { fire, link, sort, asked, offerInCanada } = await openWizard();
  await link('wa');
  await fire(countrySortChanged, 'price');
  expect(sort()).toBe('price');
  const linked = link('tg');
  expect([offerInCanada(), sort()]).toEqual([undefined, 'popular']);
  await linked;
  expect([offerInCanada(), sort()]).toEqual([{ price: 2, stock: 1 }, 'price']);
  expect(asked()).toEqual(['wa', 'tg']);
});
