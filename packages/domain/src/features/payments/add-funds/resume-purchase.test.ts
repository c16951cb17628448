import { allSettled, createWatch, fork } from 'effector';
import { expect, it } from 'vitest';
import { PRICES_DELAY_MS } from '../../../limits';
import type { StorageKey } from '../../../lib/ports';
import {
  aBalance,
  aNumber,
  createTestScope,
  NOON,
  pass,
  useFakeClock,
  type FakeCalls,
} from '../../../testing';
import { fail, networkError } from '../../../testing/fixtures/deposits.fixture';
import { balanceRequested } from '../../account/balance/balance';
import { newNumberAnnounced } from '../../numbers/list/active-numbers';
import { transactionsScreen } from '../deposits/list';
import { selectionPrefilled } from '../../catalogue/selection';
import { $isSelectionFunded } from './amount/shortfall';
import {
  $depositAmountText,
  $isAddFundsOpen,
  addFundsClosed,
  addFundsOpened,
  depositAmountChanged,
} from './form';
import {
  $purchaseToResume,
  purchaseSuspended,
  resumePaymentCreated,
  resumePurchaseClosed,
  resumePurchaseFollowed,
} from './resume-purchase';

const CHOICES = { country: '187', service: 'wa', operator: '' };

useFakeClock(NOON);

/** A page of a tab, with WhatsApp chosen for $0.30 and a balance of so many USD. */
const openPage = async ({
  balance = 0.1,
  stored = new Map<StorageKey, unknown>(),
  user = '7',
  calls = {},
}: {
  balance?: number;
  stored?: Map<StorageKey, unknown>;
  /** Null: signed out. */
  user?: string | null;
  calls?: FakeCalls;
} = {}) => {
  const { scope, fire } = createTestScope({
    ...(user !== null && { user: { id: user, username: 'ada' } }),
    calls: {
      balance: () => aBalance(balance),
      prices: () => ({ '187': { wa: { realPrice: 0.15 } } }),
      exchangeRate: () => 1_520,
      calculateUsd: () => ({ usdAmount: 0.2, rate: 1_535.2, margin: 1 }),
      deposits: () => ({ deposits: [], pagination: null }),
      ...calls,
    },
    stored,
  });
  const typed: string[] = [];
  createWatch({ unit: depositAmountChanged, scope, fn: (text) => typed.push(text) });
  fire(selectionPrefilled, CHOICES);
  fire(balanceRequested, undefined);
  await pass(PRICES_DELAY_MS);
  fire(transactionsScreen.toggled, true);
  await pass(1);
  return { scope, stored, typed, fire };
};

it('resume purchase: opens Add Funds with the shortfall filled in, once', async () => {
  const { scope, fire, typed } = await openPage();
  fire(purchaseSuspended, CHOICES);
  await pass(1);
  expect(scope.getState($isAddFundsOpen)).toBe(true);
  expect(scope.getState($depositAmountText)).toBe('308');
  fire(depositAmountChanged, '');
  await pass(1_000);
  expect(typed).toEqual(['308', '']);
});

it.each<[string, Parameters<typeof openPage>[0]]>([
  ['nothing is missing', { balance: 0.3 }],
  ['the rate is not known', { calls: { exchangeRate: fail(networkError) } }],
])('resume purchase: fills in nothing when %s', async (_, page) => {
  const { fire, typed, scope } = await openPage(page);
  fire(purchaseSuspended, CHOICES);
  await pass(1_000);
  expect(typed).toEqual([]);
  expect(scope.getState($isAddFundsOpen)).toBe(true);
});

it('resume purchase: keeps typed text, and ignores a form opened without it', async () => {
  const { fire, typed } = await openPage();
  fire(purchaseSuspended, CHOICES);
  fire(depositAmountChanged, '9');
  await pass(1_000);
  expect(typed).toEqual(['9']);

  const other = await openPage();
  other.fire(purchaseSuspended, CHOICES);
  other.fire(addFundsClosed, undefined);
  other.fire(addFundsOpened, undefined);
  await pass(1_000);
  expect(other.typed).toEqual([]);
});

it('resume purchase: survives a payment in this tab, for its user only', async () => {
  const { fire, stored } = await openPage();
  fire(purchaseSuspended, CHOICES);
  const seenBy = async (user: string | null) =>
    (await openPage({ stored, user })).scope.getState($purchaseToResume);
  expect(await seenBy('7')).toEqual(CHOICES);
  expect(await seenBy('8')).toBeNull();
  expect(await seenBy(null)).toBeNull();
});

it('resume purchase: is loaded when the screen opens, not when it closes', async () => {
  const { scope, fire, stored } = await openPage();
  stored.set('unsettled-top-up', { userId: '7', choices: CHOICES });
  fire(transactionsScreen.toggled, false);
  expect(scope.getState($purchaseToResume)).toBeNull();
  fire(transactionsScreen.toggled, true);
  await pass(0);
  expect(scope.getState($purchaseToResume)).toEqual(CHOICES);
});

it('resume purchase: is not offered once followed, unless its own payment is open', async () => {
  const { scope, fire } = await openPage();
  fire(purchaseSuspended, CHOICES);
  fire(resumePurchaseFollowed, undefined);
  expect(scope.getState($purchaseToResume)).toBeNull();
  fire(purchaseSuspended, CHOICES);
  fire(resumePaymentCreated, 'SMS_7_1_AAAAAA');
  fire(resumePurchaseFollowed, undefined);
  expect(scope.getState($purchaseToResume)).toEqual(CHOICES);
});

it.each([
  ['of the same service and country', {}, false],
  ['of another service', { serviceCode: 'tg' }, true],
  ['of another country', { countryCode: '36' }, true],
])('resume purchase: a number %s, bought elsewhere, ends or leaves it', async (_, fields, isOffered) => {
  const { scope, fire } = await openPage();
  fire(purchaseSuspended, CHOICES);
  fire(newNumberAnnounced, { purchaseId: '18', number: aNumber({ id: '18', ...fields }) });
  fire(newNumberAnnounced, { purchaseId: '19', number: null });
  expect(scope.getState($purchaseToResume) !== null).toBe(isOffered);
});

it('resume purchase: is not offered once closed, nor from unreadable data', async () => {
  const { scope, stored } = await openPage();
  await allSettled(purchaseSuspended, { scope, params: CHOICES });
  await allSettled(resumePurchaseClosed, { scope });
  expect(scope.getState($purchaseToResume)).toBeNull();
  expect((await openPage({ stored })).scope.getState($purchaseToResume)).toBeNull();
  const odd = new Map<StorageKey, unknown>([['unsettled-top-up', { userId: '7', choices: { country: 7 } }]]);
  expect((await openPage({ stored: odd })).scope.getState($purchaseToResume)).toBeNull();
});

it('resume purchase: is possible once the balance covers the price, and not while they are unknown', async () => {
  const funded = async (balance: number) => (await openPage({ balance })).scope.getState($isSelectionFunded);
  expect(fork().getState($isSelectionFunded)).toBe(false);
  expect([await funded(0.1), await funded(0.3)]).toEqual([false, true]);
});
