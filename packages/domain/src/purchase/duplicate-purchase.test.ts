import { expect, it } from 'vitest';
import { resultBroadcast, resultReceived } from '../api/cross-tab/cross-tab-cache';
import type { PurchasedNumber } from '../contracts/number';
import { purchaseNumber } from '../contracts/numbers-calls';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { activeNumbersRequested } from '../numbers/list/active-numbers-query';
import { purchaseActed } from './purchase';
import { $hasDuplicate, $numbersOfLatestClick } from './duplicate-purchase';
import { boughtNumber, openConfirmStep } from '../testing/fixtures/purchase-page.fixture';
import { fail, networkError } from '../testing/fixtures/a-rejection';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

type List = () => readonly PurchasedNumber[];

/** A tab whose server lists these, and answers the first click with number 19. */
const openTab = async (active: List, ids = ['19']) => {
  const tab = await openConfirmStep({
    purchase: () => ({ id: ids.shift() ?? null }),
    active,
    known: [boughtNumber({ id: '17' })],
  });
  return {
    ...tab,
    readList: () => {
      tab.fire(activeNumbersRequested, undefined);
      return pass(REPEATED_READ_GAP_MS);
    },
    warnings: () => tab.toasts.filter(({ tone }) => tone === 'warning'),
    /** Ids of the numbers that one click bought, oldest first; empty without a duplicate. */
    duplicate: () => (tab.get($hasDuplicate) ? tab.get($numbersOfLatestClick).map(({ id }) => id) : []),
  };
};

/** The same after one click and another read of the list. */
const buy = async (list: List) => {
  const tab = await openTab(list);
  await tab.buy();
  await tab.readList();
  return tab;
};

const pair = () => [
  boughtNumber({ id: '19', purchasedAt: Date.now() + 9 }),
  boughtNumber({ id: '18' }),
  boughtNumber({ id: '17' }),
];

it('duplicate purchase: is shown oldest first, until the user keeps all numbers', async () => {
  const { fire, duplicate, warnings } = await buy(pair);
  expect(duplicate()).toEqual(['18', '19']);
  const text = 'More than one number was bought. Open Active Numbers to cancel the others.';
  expect(warnings()).toEqual([{ tone: 'warning', text }]);
  fire(purchaseActed, { kind: 'duplicates-kept' });
  expect(duplicate()).toEqual([]);
});

it.each<[string, (now: number) => Partial<PurchasedNumber>]>([
  ['was bought elsewhere just before', (now) => ({ purchasedAt: now - 2_000 })],
  ['was bought elsewhere much later', (now) => ({ purchasedAt: now + 91_000 })],
  ['is for another service', () => ({ serviceCode: 'tg' })],
  ['is over', () => ({ status: 'cancelled' })],
])('duplicate purchase: is not detected when the other %s', async (_, other) => {
  const now = Date.now();
  const numbers = [boughtNumber({ id: '19' }), boughtNumber(other(now))];
  const { duplicate, warnings } = await buy(() => numbers);
  expect([duplicate(), warnings()]).toEqual([[], []]);
});

it('duplicate purchase: is not detected when another tab has bought the same, except before its click', async () => {
  const other = await openTab(() => []);
  const broadcasts = other.spyOn(resultBroadcast);
  const numbers = [boughtNumber({ id: '19' })];
  const { fire, duplicate, warnings, readList } = await buy(() => numbers);
  await pass(20_000);
  await other.buy();
  const click = broadcasts.mock.calls.flat().find(({ path }) => path === purchaseNumber.path);
  if (click !== undefined) fire(resultReceived, click);
  numbers.unshift(boughtNumber({ id: '18' }));
  await readList();
  expect([duplicate(), warnings()]).toEqual([[], []]);
  numbers.push(boughtNumber({ id: '20', purchasedAt: Date.now() - 15_000 }));
  await readList();
  expect(duplicate()).toHaveLength(2);
});

it('duplicate purchase: is not the result of two clicks, even if no list was loaded in between', async () => {
  const numbers: PurchasedNumber[] = [];
  let isListDown = true;
  const active = () => (isListDown ? fail(networkError)() : numbers);
  const tab = await openTab(active, ['18', '19']);
  for (const id of ['18', '19']) {
    await tab.choose();
    numbers.push(boughtNumber({ id }));
    await tab.buy();
  }
  isListDown = false;
  await tab.readList();
  expect(tab.sent()).toHaveLength(2);
  expect(tab.get($numbersOfLatestClick).map(({ id }) => id)).toEqual(['19']);
});
