import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import type { PurchasedNumber } from '../contracts/number';
import { numberPurchased } from '../realtime/messages/events';
import { purchaseClicked } from './confirm-step';
import { externalPurchaseDetected } from './purchase';
import { openConfirmStep, rejected } from '../testing/fixtures/purchase-page.fixture';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

useFakeClock();

/** A purchase that takes a second, on a page that counts external purchases. */
const open = async (
  purchase: () => { id: string } | Promise<never> = () => ({ id: '18' }),
  found: readonly PurchasedNumber[] = [],
) => {
  const tab = await openConfirmStep({
    active: () => found.map((number) => ({ ...number, purchasedAt: Date.now() })),
    purchase: () => new Promise((resolve) => setTimeout(() => resolve(null), 1_000)).then(purchase),
  });
  return {
    onDetected: tab.spyOn(externalPurchaseDetected),
    buy: () => tab.fire(purchaseClicked, undefined),
    /** The server's message about a purchase, which contains only the number's id. */
    announce: (purchaseId: string | null) => tab.fire(numberPurchased, { purchaseId, number: null }),
  };
};

const LOST: ApiError = { kind: 'network', elapsedMs: 1 };

it.each([null, '18', '19'])(
  'external purchase: is a number with the id %j that matches no purchase here',
  async (id) => {
    const { announce, onDetected } = await open();
    announce(id);
    expect(onDetected).toHaveBeenCalledOnce();
  },
);

it('external purchase: is not the number this page just bought, before or after the response, but a second one is', async () => {
  const { buy, announce, onDetected } = await open();
  buy();
  announce('18');
  await pass(1_000);
  announce('18');
  expect(onDetected).not.toHaveBeenCalled();
  announce('19');
  expect(onDetected).toHaveBeenCalledOnce();
});

it.each([
  ['is refused', rejected(400, 'No')],
  ['is lost', LOST],
])('external purchase: is a number announced during a purchase that %s', async (_, error) => {
  const { buy, announce, onDetected } = await open(() => Promise.reject(error));
  buy();
  announce('19');
  expect(onDetected).not.toHaveBeenCalled();
  await pass(1_000);
  expect(onDetected).toHaveBeenCalledOnce();
});
