import { allSettled, createWatch, fork, scopeBind, type EventCallable } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $apiClient } from '../../../api/client/operation-fx';
import { PRICES_DELAY_MS } from '../../../limits';
import { $ports, noBrowser, type Kept, type KeptName } from '../../../lib/ports';
import { aBalance, createFakeApiClient, type FakeCalls } from '../../../testing';
import { pass } from '../../../testing/fixtures/deposits.fixture';
import { balanceRequested } from '../../account/balance';
import { transactionsScreenToggled } from '../deposits';
import { choicesLinked } from '../../selection';
import { $user } from '../../session';
import {
  $depositAmountText,
  $interruptedPurchase,
  $isAddFundsOpen,
  addFundsClosed,
  addFundsOpened,
  depositAmountChanged,
  topUpStarted,
  wayBackClosed,
} from './index';

const CHOICES = { country: '187', service: 'wa', operator: '' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-10-01T12:00:00.000Z') });
  // Effector reports what is thrown within a model here, and goes on.
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page of a tab, with WhatsApp chosen for $0.30 and a balance of so many USD. */
const openPage = async ({
  balance = 0.1,
  kept = new Map<KeptName, unknown>(),
  user = '7',
  calls = {},
}: {
  balance?: number;
  kept?: Map<KeptName, unknown>;
  /** Null: nobody is signed in yet. */
  user?: string | null;
  calls?: FakeCalls;
} = {}) => {
  const scope = fork({
    values: [
      [
        $apiClient,
        createFakeApiClient({
          balance: () => aBalance(balance),
          prices: () => ({ '187': { wa: { realPrice: 0.15 } } }),
          exchangeRate: () => 1_520,
          calculateUsd: () => ({ usdAmount: 0.2, rate: 1_535.2, margin: 1 }),
          deposits: () => ({ deposits: [], pagination: null }),
          ...calls,
        }),
      ],
      [$user, user === null ? null : { id: user, username: 'ada' }],
      [
        $ports,
        {
          ...noBrowser,
          loadKept: (name: KeptName) => kept.get(name) ?? null,
          saveKept: ({ name, value }: Kept) => void kept.set(name, value),
        },
      ],
    ],
  });
  const fire = <T>(event: EventCallable<T>, params: T) => scopeBind(event, { scope })(params);
  const typed: string[] = [];
  createWatch({ unit: depositAmountChanged, scope, fn: (text) => typed.push(text) });
  fire(choicesLinked, CHOICES);
  fire(balanceRequested, undefined);
  await pass(PRICES_DELAY_MS);
  fire(transactionsScreenToggled, true);
  await pass(1);
  return { scope, kept, typed, fire };
};

it('opens Add Funds with what is missing filled in, once', async () => {
  const { scope, fire, typed } = await openPage();
  fire(topUpStarted, CHOICES);
  await pass(1);
  expect(scope.getState($isAddFundsOpen)).toBe(true);
  expect(scope.getState($depositAmountText)).toBe('308');
  fire(depositAmountChanged, '');
  await pass(1_000);
  expect(typed).toEqual(['308', '']);
});

it.each<[string, Parameters<typeof openPage>[0]]>([
  ['nothing is missing', { balance: 0.3 }],
  [
    'the rate is not known',
    {
      calls: {
        exchangeRate: () => {
          throw { kind: 'network', elapsedMs: 1 } as unknown;
        },
      },
    },
  ],
])('fills in nothing when %s', async (_, page) => {
  const { fire, typed, scope } = await openPage(page);
  fire(topUpStarted, CHOICES);
  await pass(1_000);
  expect(typed).toEqual([]);
  expect(scope.getState($isAddFundsOpen)).toBe(true);
});

it('leaves alone what the user typed, and a form opened without it', async () => {
  const { fire, typed } = await openPage();
  fire(topUpStarted, CHOICES);
  fire(depositAmountChanged, '9');
  await pass(1_000);
  expect(typed).toEqual(['9']);

  const other = await openPage();
  other.fire(topUpStarted, CHOICES);
  other.fire(addFundsClosed, undefined);
  other.fire(addFundsOpened, undefined);
  await pass(1_000);
  expect(other.typed).toEqual([]);
});

it('keeps the way back over a payment in this tab, for its user alone', async () => {
  const { fire, kept } = await openPage();
  fire(topUpStarted, CHOICES);
  const seenBy = async (user: string | null) =>
    (await openPage({ kept, user })).scope.getState($interruptedPurchase);
  expect(await seenBy('7')).toEqual(CHOICES);
  expect(await seenBy('8')).toBeNull();
  expect(await seenBy(null)).toBeNull();
});

it('looks for the way back when the screen opens, not when it is left', async () => {
  const { scope, fire, kept } = await openPage();
  kept.set('unsettled-top-up', { userId: '7', choices: CHOICES });
  fire(transactionsScreenToggled, false);
  expect(scope.getState($interruptedPurchase)).toBeNull();
  fire(transactionsScreenToggled, true);
  await pass(0);
  expect(scope.getState($interruptedPurchase)).toEqual(CHOICES);
});

it('offers no way back any more once it is closed, nor from anything unreadable', async () => {
  const { scope, kept } = await openPage();
  await allSettled(topUpStarted, { scope, params: CHOICES });
  await allSettled(wayBackClosed, { scope });
  expect(scope.getState($interruptedPurchase)).toBeNull();
  expect((await openPage({ kept })).scope.getState($interruptedPurchase)).toBeNull();
  const odd = new Map<KeptName, unknown>([['unsettled-top-up', { userId: '7', choices: { country: 7 } }]]);
  expect((await openPage({ kept: odd })).scope.getState($interruptedPurchase)).toBeNull();
});
