import { expect, it } from 'vitest';
import { resultBroadcast, resultReceived } from '../api/cross-tab/cross-tab-cache';
import type { PurchasedNumber } from '../contracts/number';
import { purchaseNumber } from '../contracts/numbers-calls';
import { CANCEL_LOCK_MS } from '../limits/spec';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { activeNumbersRequested } from '../numbers/list/active-numbers-query';
import { activeNumbersScreen } from '../numbers/list/polling';
import { cancelClicked } from '../numbers/actions/number-actions';
import { purchaseClicked } from './confirm-step';
import { purchaseActed } from './purchase';
import { $hasDuplicate, $numbersOfLatestClick } from './duplicate-purchase';
import { boughtNumber, openConfirmStep } from '../testing/fixtures/purchase-page.fixture';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

/** One click, answered with number 19, after which the server lists these. */
const buy = async (
  list: () => readonly PurchasedNumber[],
  known: readonly PurchasedNumber[] | null = [boughtNumber({ id: '17' })],
  isListUp = false,
) => {
  const tab = await openConfirmStep({ purchase: () => ({ id: '19' }), active: list, known });
  tab.fire(activeNumbersScreen.toggled, isListUp);
  tab.fire(purchaseClicked, undefined);
  await pass(0);
  tab.fire(activeNumbersRequested, undefined);
  await pass(0);
  return {
    ...tab,
    /** Ids of the numbers that one click bought, oldest first; empty without a duplicate. */
    duplicate: () =>
      tab.scope.getState($hasDuplicate) ? tab.scope.getState($numbersOfLatestClick).map(({ id }) => id) : [],
  };
};

const pair = () => [
  boughtNumber({ id: '19', activationId: 'a19', phoneNumber: '12025550199', purchasedAt: Date.now() + 9 }),
  boughtNumber({ id: '18', phoneNumber: '12025550123' }),
  boughtNumber({ id: '17' }),
];

it('duplicate purchase: is shown oldest first until the second number is cancelled', async () => {
  const { fire, duplicate, toasts, callsOf } = await buy(pair);
  expect(duplicate()).toEqual(['18', '19']);
  expect(toasts).toContainEqual({
    tone: 'warning',
    text: 'More than one number was bought. Open Active Numbers to cancel the others.',
  });
  await pass(CANCEL_LOCK_MS);
  fire(cancelClicked, '19');
  await pass(0);
  expect(callsOf('cancelNumber')).toEqual([{ params: { id: '19' } }]);
  expect(duplicate()).toEqual([]);
});

it('duplicate purchase: is not shown any more to a user who keeps all numbers', async () => {
  const { fire, duplicate } = await buy(pair);
  fire(purchaseActed, { kind: 'duplicates-kept' });
  expect(duplicate()).toEqual([]);
});

it.each<[string, (now: number) => Partial<PurchasedNumber>]>([
  ['was bought elsewhere just before', (now) => ({ purchasedAt: now - 2_000 })],
  ['was bought elsewhere much later', (now) => ({ purchasedAt: now + 91_000 })],
  ['is for another service', () => ({ serviceCode: 'tg' })],
  ['is over', () => ({ status: 'cancelled' })],
])('duplicate purchase: is not detected when the other %s', async (_, other) => {
  const { duplicate, toasts } = await buy(() => [
    boughtNumber({ id: '19' }),
    boughtNumber(other(Date.now())),
  ]);
  expect(duplicate()).toEqual([]);
  expect(toasts.filter(({ tone }) => tone === 'warning')).toEqual([]);
});

it('duplicate purchase: is not detected when another tab has bought the same, except before its click', async () => {
  const other = await openConfirmStep({ purchase: () => ({ id: '18' }) });
  const broadcasts = other.spyOn(resultBroadcast);
  const numbers = [boughtNumber({ id: '19' })];
  const { fire, duplicate, toasts } = await buy(() => numbers);
  await pass(20_000);
  other.fire(purchaseClicked, undefined);
  const click = broadcasts.mock.calls.flat().find(({ path }) => path === purchaseNumber.path);
  if (click !== undefined) fire(resultReceived, click);
  numbers.unshift(boughtNumber({ id: '18' }));
  fire(activeNumbersRequested, undefined);
  await pass(0);
  expect(duplicate()).toEqual([]);
  expect(toasts.filter(({ tone }) => tone === 'warning')).toEqual([]);
  numbers.push(boughtNumber({ id: '20', purchasedAt: Date.now() - 15_000 }));
  await pass(REPEATED_READ_GAP_MS);
  fire(activeNumbersRequested, undefined);
  await pass(0);
  expect(duplicate()).toHaveLength(2);
});

it('duplicate purchase: is not the result of two clicks, even if no list was loaded in between', async () => {
  const ids = ['18', '19'];
  const numbers: PurchasedNumber[] = [];
  const tab = await openConfirmStep({
    purchase: () => {
      const id = ids.shift() ?? '';
      numbers.push(boughtNumber({ id }));
      return { id };
    },
    active: () => numbers,
  });
  tab.fire(purchaseClicked, undefined);
  await pass(0);
  await tab.choose();
  tab.fire(purchaseClicked, undefined);
  await pass(0);
  tab.fire(activeNumbersRequested, undefined);
  await pass(0);
  expect(tab.callsOf('purchaseNumber')).toHaveLength(2);
  expect(tab.scope.getState($hasDuplicate)).toBe(false);
});
