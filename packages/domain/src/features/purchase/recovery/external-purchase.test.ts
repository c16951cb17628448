import { createWatch } from 'effector';
import { expect, it, vi } from 'vitest';
import type { ApiError } from '../../../api/errors/api-error';
import type { PurchasedNumber } from '../../../contracts';
import { numberPurchased } from '../../../realtime/messages/events';
import { externalPurchaseDetected } from './external-purchase';
import { purchaseClicked } from '../submit/submit-purchase';
import {
  boughtNumber,
  openConfirmStep,
  pass,
  rejected,
} from '../../../testing/fixtures/purchase-page.fixture';
import { useFakeClock } from '../../../testing/harness/use-fake-clock';

useFakeClock();

/** The server's message about a purchase, which contains only the number's id. */
const announced = (purchaseId: string | null) => ({ purchaseId, number: null });

/** A purchase that takes a second, on a page that counts external purchases. */
const open = async (
  purchase: () => { id: string } | Promise<never> = () => ({ id: '18' }),
  found: readonly PurchasedNumber[] = [],
) => {
  const tab = await openConfirmStep({
    active: () => found.map((number) => ({ ...number, purchasedAt: Date.now() })),
    purchase: () => new Promise((resolve) => setTimeout(() => resolve(null), 1_000)).then(purchase),
  });
  const onDetected = vi.fn();
  createWatch({ unit: externalPurchaseDetected, fn: onDetected, scope: tab.scope });
  return { ...tab, onDetected };
};

it.each([null, '18', '19'])(
  'external purchase: is a number with the id %j that matches no purchase here',
  async (id) => {
    const { fire, onDetected } = await open();
    fire(numberPurchased, announced(id));
    expect(onDetected).toHaveBeenCalledOnce();
  },
);

it('external purchase: is not the number this page just bought, whether the message comes before or after the response', async () => {
  const { fire, onDetected } = await open();
  fire(purchaseClicked, undefined);
  fire(numberPurchased, announced('18'));
  await pass(1_000);
  fire(numberPurchased, announced('18'));
  expect(onDetected).not.toHaveBeenCalled();
});

it('external purchase: is not announced while the response of a slow purchase may still match it', async () => {
  const { fire, onDetected } = await open(() => new Promise((resolve) => setTimeout(resolve, 20_000)));
  fire(purchaseClicked, undefined);
  fire(numberPurchased, announced('18'));
  await pass(15_000);
  expect(onDetected).not.toHaveBeenCalled();
});

it('external purchase: is not a number found after a lost response', async () => {
  const lost: ApiError = { kind: 'network', elapsedMs: 1 };
  const { fire, onDetected } = await open(() => Promise.reject(lost), [boughtNumber()]);
  fire(purchaseClicked, undefined);
  await pass(1_000);
  fire(numberPurchased, announced('18'));
  expect(onDetected).not.toHaveBeenCalled();
});

it('external purchase: is a second number of the same click', async () => {
  const { fire, onDetected } = await open();
  fire(purchaseClicked, undefined);
  await pass(1_000);
  fire(numberPurchased, announced('18'));
  fire(numberPurchased, announced('19'));
  expect(onDetected).toHaveBeenCalledOnce();
});

it.each([
  ['is refused', rejected(400, 'No')],
  ['is lost', { kind: 'network', elapsedMs: 1 }],
])('external purchase: is a number announced during a purchase that %s', async (_, error) => {
  const { fire, onDetected } = await open(() => Promise.reject(error));
  fire(purchaseClicked, undefined);
  fire(numberPurchased, announced('19'));
  expect(onDetected).not.toHaveBeenCalled();
  await pass(1_000);
  expect(onDetected).toHaveBeenCalledOnce();
});
