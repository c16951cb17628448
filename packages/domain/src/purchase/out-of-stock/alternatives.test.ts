import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  nextPrice,
  $alternatives,
  higherMaximumClicked,
  otherCountryClicked,
  alternativesScreen,
} from './alternatives';
import { createWatch } from 'effector';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import { openConfirmStep, rejected } from '../../testing/fixtures/purchase-page.fixture';
import { $selection, countryChosen } from '../../catalogue/selection';
import { $maxPriceText, maxPriceChanged } from '../pricing/price';
import { $purchaseError } from '../submit/purchase-error';
import { purchaseClicked } from '../submit/submit-purchase';
import { wizardScreen } from '../wizard/wizard-screen';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';

const WA_IN_USA = { country: '187', service: 'wa' };
const bookWith = (entry: unknown) => ({ '187': { wa: entry } });

it.each([
  ['the price of the service', { realPrice: 0.3, count: 2 }, 0.4, 0.6],
  ['no price at or below the maximum', { realPrice: 0.2, count: 2 }, 0.4, null],
  ['no price of what is sold out', { realPrice: 0.3, count: 0 }, 0.4, null],
  ['the price of an operator', { realPrice: 0.1, ee: { cost: 0.4 }, o2: { cost: 0.3 } }, 0.4, 0.6],
  [
    'the next step of the provider',
    { realPrice: 0.1, freePriceMap: { '0.1': 3, '0.25': 0, '0.3': 9 } },
    0.4,
    0.6,
  ],
  ['nothing that a purchase may not name', { realPrice: 60 }, 0.4, null],
  ['nothing where the stock is not known', { realPrice: 0.1, freePriceMap: { '0.3': '9' } }, 0.4, null],
  ['nothing in a broken entry', { realPrice: 'dear', freePriceMap: { much: 3, '0.5': 'some' } }, 0.4, null],
  ['nothing where there is no entry', undefined, 0.4, null],
])('next price: finds %s', (_, entry, maximum, expected) => {
  expect(nextPrice(bookWith(entry), WA_IN_USA, maximum)).toBe(expected);
});

it('next price: is an offered price above the maximum, with none between', () => {
  const price = fc.integer({ min: 1, max: 9_000 }).map((tenThousandths) => tenThousandths / 10_000);
  fc.assert(
    fc.property(fc.uniqueArray(price), price, (prices, maximum) => {
      const freePriceMap = Object.fromEntries(prices.map((offered) => [String(offered), 1]));
      const higher = prices.map((offered) => offered * 2).filter((offered) => offered > maximum);
      expect(nextPrice(bookWith({ freePriceMap }), WA_IN_USA, maximum)).toBe(
        higher.length > 0 ? Math.min(...higher) : null,
      );
    }),
  );
});

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

const COUNTRIES = [
  { code: '187', name: 'United States', rus: '' },
  { code: '36', name: 'Canada', rus: '' },
  { code: '19', name: 'Nigeria', rus: '' },
];

const BOOK = {
  '187': { wa: { realPrice: 0.2, count: 3, freePriceMap: { '0.35': 7, '0.45': 2 } } },
  '36': { wa: { realPrice: 0.3, count: 5 } },
  '19': { wa: { realPrice: 0.1, count: 9 } },
  '16': { wa: { realPrice: 0.05, count: 0 } },
};

type Options = NonNullable<Parameters<typeof openConfirmStep>[0]>;

const refuse = (text = 'No numbers available') => {
  throw rejected(400, text);
};

/** A confirm step after an out-of-stock rejection, with the alternatives on screen. */
const openAlternatives = async ({ maxPrice = '', ...options }: Options & { maxPrice?: string } = {}) => {
  let refusals = 1;
  const tab = await openConfirmStep({
    purchase: () => {
      refusals -= 1;
      return refusals >= 0 ? refuse() : { id: '18' };
    },
    prices: () => BOOK,
    countries: COUNTRIES,
    ...options,
  });
  const { scope, fire, callsOf } = tab;
  fire(wizardScreen.toggled, true);
  await pass(0);
  fire(maxPriceChanged, maxPrice);
  fire(purchaseClicked, undefined);
  await pass(0);
  fire(alternativesScreen.toggled, true);
  await pass(0);
  return {
    ...tab,
    alternatives: () => scope.getState($alternatives),
    country: () => scope.getState($selection).country,
    /** Purchases after the rejected one. */
    sent: () => callsOf('purchaseNumber').slice(1),
  };
};

it('alternatives when out of stock: use no reserved call', async () => {
  const tab = await openConfirmStep({ purchase: () => refuse() });
  for (let call = 0; call < 60; call += 1) tab.fire(limitedCallMade, 'api');
  tab.fire(purchaseClicked, undefined);
  await pass(0);
  const before = tab.callsOf('prices').length;
  tab.fire(alternativesScreen.toggled, true);
  await pass(1_000);
  expect(tab.callsOf('prices')).toHaveLength(before);
  expect(tab.scope.getState($alternatives)).toMatchObject({ countries: [] });
});

it('higher maximum: is the next known price, and buys', async () => {
  const { alternatives, fire, callsOf, scope } = await openAlternatives({ maxPrice: '0.5' });
  expect(alternatives()?.raise).toBe('$0.7000');
  fire(higherMaximumClicked, undefined);
  expect(alternatives()?.isDisabled).toBe(true);
  fire(higherMaximumClicked, undefined);
  expect(scope.getState($maxPriceText)).toBe('0.7');
  await pass(0);
  expect(callsOf('purchaseNumber')).toEqual([
    { body: { country: '187', service: 'wa', maxPrice: 0.5 } },
    { body: { country: '187', service: 'wa', maxPrice: 0.7 } },
  ]);
});

it('another country: buys once its price is loaded, for at most the price shown', async () => {
  const { fire, callsOf, sent, onBought, scope } = await openAlternatives();
  const typed: string[] = [];
  createWatch({ unit: $maxPriceText.updates, scope, fn: (text) => void typed.push(text) });
  const before = callsOf('prices').length;
  fire(otherCountryClicked, '19');
  fire(otherCountryClicked, '19');
  await pass(299);
  expect(sent()).toEqual([]);
  await pass(1);
  expect(callsOf('prices')).toHaveLength(before + 1);
  expect(sent()).toEqual([{ body: { country: '19', service: 'wa', maxPrice: 0.2 } }]);
  expect(onBought).toHaveBeenCalledTimes(1);
  expect(typed).toEqual([]);
  await pass(60_000);
  expect(sent()).toHaveLength(1);
});

it('another country: does not buy when its price has risen, and shows why', async () => {
  let factor = 1;
  const { fire, sent, scope } = await openAlternatives({
    prices: () => ({ ...BOOK, '19': { wa: { realPrice: 0.1 * factor, count: 9 } } }),
  });
  factor = 2;
  fire(otherCountryClicked, '19');
  await pass(300);
  expect(sent()).toEqual([]);
  expect(scope.getState($purchaseError)?.text).toBe('Price $0.4000 exceeds your maximum of $0.2000');
  // A further click buys at the price that is shown by now.
  fire(purchaseClicked, undefined);
  await pass(0);
  expect(sent()).toEqual([{ body: { country: '19', service: 'wa', maxPrice: 0.4 } }]);
});

it('another country: does not buy after another selection, nor once the wizard was left', async () => {
  const tab = await openAlternatives();
  tab.fire(otherCountryClicked, '19');
  tab.fire(countryChosen, '36');
  await pass(1_000);
  const other = await openAlternatives();
  other.fire(otherCountryClicked, '19');
  other.fire(wizardScreen.toggled, false);
  await pass(1_000);
  expect(tab.toasts).toEqual([]);
  expect([tab.sent(), other.sent()]).toEqual([[], []]);
  expect(other.country()).toBe('19');
});

it('another country: does not buy where it was not offered', async () => {
  const { fire, sent, country } = await openAlternatives();
  fire(otherCountryClicked, '16');
  await pass(1_000);
  expect(sent()).toEqual([]);
  expect(country()).toBe('187');
});
