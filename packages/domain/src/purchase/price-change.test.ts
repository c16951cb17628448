import { expect, it } from 'vitest';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { aRejection } from '../testing/fixtures/a-rejection';
import { boughtNumber, openConfirmStep } from '../testing/fixtures/purchase-page.fixture';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { $maxPriceText, maxPriceChanged, newPriceAccepted } from './confirm-step';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

/** The last step at a shown price of $0.0490, which the server has raised to $0.0512 since. */
const openRaised = async () => {
  const server = { realPrice: 0.0245 };
  const tab = await openConfirmStep({
    prices: () => ({ '187': { wa: { realPrice: server.realPrice } } }),
    purchase: ({ body: { maxPrice = Infinity } }) => {
      if (maxPrice >= 2 * server.realPrice) return { id: '18' };
      throw aRejection({ code: 'PRICE_EXCEEDED', text: 'Too much', details: { totalPrice: 0.0512 } });
    },
  });
  server.realPrice = 0.0256;
  await pass(REPEATED_READ_GAP_MS);
  await tab.buy();
  return { ...tab, server, maxima: () => tab.sent().map(({ maxPrice }) => maxPrice) };
};

it.each([
  ['none', '', ''],
  ['a lower own maximum, which it raises', '0.05', '0.0512'],
  ['a higher one, which stays', '0.06', '0.06'],
])('price change: is accepted beside %s', async (_, typed, left) => {
  const { fire, get, maxima } = await openRaised();
  fire(maxPriceChanged, typed);
  fire(newPriceAccepted, undefined);
  await pass(0);
  expect([maxima(), get($maxPriceText)]).toEqual([[0.049, 0.0512], left]);
});

it.each([
  ['a lower price', 0.35, '$0.3500'],
  ['a higher one, within an own maximum,', 0.45, '$0.4500'],
])('price change: %s is charged and told', async (_, price, charged) => {
  const { buy, toasts } = await openConfirmStep({
    purchase: () => ({ id: '18', number: boughtNumber({ price }) }),
  });
  await buy();
  expect(toasts.at(-1)).toMatchObject({
    tone: 'success',
    about: `You paid ${charged}. The price had been $0.4000.`,
  });
});
