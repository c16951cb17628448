import { expect, it } from 'vitest';
import {
  $stockBook,
  alternativesScreen,
  higherMaximumClicked,
  otherCountryClicked,
  tryAgainClicked,
} from './alternatives';
import { $maxPriceText, maxPriceChanged } from './confirm-step';
import { alternativesView, nextPrice } from './out-of-stock';
import { wizardScreen } from './wizard-screen';
import { limitedCallMade } from '../api/client/rate-limit-budget';
import { openConfirmStep } from '../testing/fixtures/purchase-page.fixture';
import { $selection } from '../catalogue/selection';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { fail, rejected } from '../testing/fixtures/a-rejection';

const WA_IN_USA = { country: '187', service: 'wa' };
const bookWith = (entry: unknown) => ({ '187': { wa: entry } });

it.each([
  ['the price of the service', { realPrice: 0.3, count: 2 }, 0.4, 0.6],
  ['no price at or below the maximum', { realPrice: 0.2, count: 2 }, 0.4, null],
  ['no price of what is sold out', { realPrice: 0.3, count: 0 }, 0.4, null],
  ['the price of an operator', { realPrice: 0.1, ee: { cost: 0.4 }, o2: { cost: 0.3 } }, 0.4, 0.6],
  ['the next step in stock', { realPrice: 0.1, freePriceMap: { '0.25': 0, '0.3': 9 } }, 0.4, 0.6],
  ['nothing that a purchase may not name', { realPrice: 60 }, 0.4, null],
  ['nothing where the stock is not known', { realPrice: 0.1, freePriceMap: { '0.3': '9' } }, 0.4, null],
  ['nothing in a broken entry', { realPrice: 'dear', freePriceMap: { much: 3, '0.5': 'some' } }, 0.4, null],
  ['nothing where there is no entry', undefined, 0.4, null],
])('next price: finds %s', (_, entry, maximum, expected) => {
  expect(nextPrice(bookWith(entry), WA_IN_USA, maximum)).toBe(expected);
});

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

const COUNTRIES = [
  { code: '36', name: 'Canada', rus: '' },
  { code: '19', name: 'Nigeria', rus: '' },
];

const BOOK = {
  '187': { wa: { realPrice: 0.2, count: 3, freePriceMap: { '0.35': 7, '0.45': 2 } } },
  '36': { wa: { realPrice: 0.3, count: 5 } },
  '19': { wa: { realPrice: 0.1, count: 9 } },
  '16': { wa: { realPrice: 0.05, count: 0 } },
};

const refuse = fail(rejected(400, null, 'No numbers available'));

/** A confirm step after an out-of-stock rejection, with the alternatives on screen. */
const openAlternatives = async (options: Parameters<typeof openConfirmStep>[0] = {}, maxPrice = '') => {
  let refusals = 1;
  const tab = await openConfirmStep({
    purchase: () => {
      refusals -= 1;
      return refusals >= 0 ? refuse() : { id: '18' };
    },
    prices: () => BOOK,
    countries: () => COUNTRIES,
    ...options,
  });
  tab.fire(wizardScreen.toggled, true);
  await pass(0);
  tab.fire(maxPriceChanged, maxPrice);
  await tab.buy();
  tab.fire(alternativesScreen.toggled, true);
  await pass(0);
  return {
    ...tab,
    alternatives: () => alternativesView(tab.step(), tab.get($stockBook)),
    country: () => tab.get($selection).country,
  };
};

it('alternatives when out of stock: use no reserved call', async () => {
  const { fire, buy, callsTo, step, get } = await openConfirmStep({ purchase: refuse });
  for (let call = 0; call < 60; call += 1) fire(limitedCallMade, 'api');
  await buy();
  const before = callsTo('prices');
  fire(alternativesScreen.toggled, true);
  await pass(1_000);
  expect(callsTo('prices')).toBe(before);
  expect(alternativesView(step(), get($stockBook))).toMatchObject({ countries: [] });
});

it('alternatives when out of stock: are there before a purchase where the price book knows of no number', async () => {
  let book = { ...BOOK, '187': { wa: { realPrice: 0.2, count: 0 } } };
  const { alternatives, sent, fire } = await openAlternatives({ prices: () => book });
  expect(sent()).toEqual([]);
  expect(alternatives()?.countries?.map(({ name, price }) => [name, price])).toEqual([
    ['Nigeria', '$0.2000'],
    ['Canada', '$0.6000'],
  ]);
  expect(alternatives()?.canSetStockAlert).toBe(true);
  book = { ...BOOK, '187': { wa: { realPrice: 0.2, count: 4 } } };
  fire(tryAgainClicked, undefined);
  await pass(1_000);
  expect(alternatives()).toBeNull();
});

it('higher maximum: is the next known price, and buys', async () => {
  const { alternatives, fire, sent, get } = await openAlternatives({}, '0.5');
  expect(alternatives()?.raise).toBe('$0.7000');
  fire(higherMaximumClicked, undefined);
  expect(alternatives()?.isDisabled).toBe(true);
  fire(higherMaximumClicked, undefined);
  expect(get($maxPriceText)).toBe('0.7');
  await pass(0);
  expect(sent().map(({ maxPrice }) => maxPrice)).toEqual([0.5, 0.7]);
});

it('another country: buys at once, for at most the price shown, where it was offered', async () => {
  const { fire, sent, onBought, spyOn, country } = await openAlternatives();
  const onTyped = spyOn($maxPriceText.updates);
  fire(otherCountryClicked, '16');
  expect(country()).toBe('187');
  fire(otherCountryClicked, '19');
  fire(otherCountryClicked, '19');
  expect(country()).toBe('19');
  await pass(60_000);
  expect(sent().slice(1)).toEqual([{ country: '19', service: 'wa', maxPrice: 0.2 }]);
  expect([onBought.mock.calls.length, onTyped.mock.calls.length]).toEqual([1, 0]);
});
