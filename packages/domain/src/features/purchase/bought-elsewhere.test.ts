import { createWatch } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { numberPurchased } from '../../realtime';
import { boughtElsewhere, purchaseClicked } from './index';
import { openConfirmStep, pass, rejected } from '../../testing/purchase-page.fixture';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server's news of a purchase, which names the number and no more. */
const announced = (purchaseId: string | null) => ({ purchaseId, number: null });

/** A purchase that takes a second, on a page that counts what was bought elsewhere. */
const open = async (purchase: () => { id: string } | Promise<never> = () => ({ id: '18' })) => {
  const tab = await openConfirmStep({
    purchase: () => new Promise((resolve) => setTimeout(() => resolve(null), 1_000)).then(purchase),
  });
  const heard = vi.fn();
  createWatch({ unit: boughtElsewhere, fn: heard, scope: tab.scope });
  return { ...tab, heard };
};

it.each([null, '18', '19'])('is a number with the id %j that no purchase here accounts for', async (id) => {
  const { fire, heard } = await open();
  fire(numberPurchased, announced(id));
  expect(heard).toHaveBeenCalledOnce();
});

it('is not the number this page just bought, whether the message comes before or after the answer', async () => {
  const { fire, heard } = await open();
  fire(purchaseClicked, undefined);
  fire(numberPurchased, announced('18'));
  await pass(1_000);
  fire(numberPurchased, announced('18'));
  expect(heard).not.toHaveBeenCalled();
});

it('is a second number of the same click', async () => {
  const { fire, heard } = await open();
  fire(purchaseClicked, undefined);
  await pass(1_000);
  fire(numberPurchased, announced('18'));
  fire(numberPurchased, announced('19'));
  expect(heard).toHaveBeenCalledOnce();
});

it.each([
  ['is refused', rejected(400, 'No')],
  ['is lost', { kind: 'network', elapsedMs: 1 }],
])('is what was announced while a purchase was under way that %s', async (_, error) => {
  const { fire, heard } = await open(() => Promise.reject(error));
  fire(purchaseClicked, undefined);
  fire(numberPurchased, announced('19'));
  expect(heard).not.toHaveBeenCalled();
  await pass(1_000);
  expect(heard).toHaveBeenCalledOnce();
});
