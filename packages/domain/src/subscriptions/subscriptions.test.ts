import { allSettled, type EventCallable } from 'effector';
import { expect, it, vi } from 'vitest';
import type { Subscription } from '../contracts/subscriptions-calls';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { REQUEST_TIMEOUT_MS } from '../limits/spec';
import { aBalance } from '../testing/fixtures/a-balance';
import { createTestScope } from '../testing/harness/create-test-scope';
import { NOON } from '../testing/fixtures/a-number';
import { useFakeClock } from '../testing/harness/use-fake-clock';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import { $toasts } from '../lib/toasts/toasts';
import {
  $subscriptionBlockedBy,
  $subscriptionProgress,
  subscriptionAgainSubmitted,
  subscriptionForm,
  subscriptionSubmitted,
} from './place-subscription';
import type { SubscriptionOrder } from './subscription-attempt';
import {
  $subscriptions,
  $subscriptionViews,
  subscriptionCancelClicked,
  subscriptionsScreen,
} from './subscription-list';
import { aRejection, fail, networkError, rejected } from '../testing/fixtures/a-rejection';

useFakeClock(NOON);

const subscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: '1',
  subscriptionId: 'sub-1',
  status: 'active',
  price: 35,
  serviceCode: 'wa',
  countryCode: '187',
  days: 7,
  startsAt: NOON - 60_000,
  endsAt: NOON + 7 * 86_400_000,
  ...fields,
});
const newer = subscription({ id: '3', startsAt: NOON + 1_000 });

/** The screen of subscriptions, with two of them and $50; `stored` is an intent of before a page reload. */
const open = async (calls: FakeCalls = {}, stored: unknown = null) => {
  const { scope, client } = createTestScope({
    user: { id: '7', username: 'ada' },
    calls: {
      subscriptions: () => [subscription({ id: '2' }), subscription()],
      balance: () => aBalance(50),
      services: () => [],
      countries: () => [],
      ...calls,
    },
    ports: { readStorage: (name) => (name === 'unsettled-subscription' ? stored : null) },
  });
  const fire = <T>(unit: EventCallable<T>, params: NoInfer<T>) => allSettled(unit, { scope, params });
  await fire(subscriptionsScreen.toggled, true);
  await vi.advanceTimersByTimeAsync(REPEATED_READ_GAP_MS);
  const choose = async (order: Partial<SubscriptionOrder>) => {
    for (const [field, value] of Object.entries(order) as [keyof SubscriptionOrder, string | number][])
      await fire(subscriptionForm.acted, { kind: 'edited', field, value });
  };
  const requestsOf = (wanted: string) =>
    client.made.filter(({ name }) => name === wanted).map(({ request }) => request);
  return {
    scope,
    client,
    fire,
    choose,
    requestsOf,
    callsTo: (wanted: string) => requestsOf(wanted).length,
    /** Orders WhatsApp in the USA for a week, with a double click. */
    buy: async () => {
      await choose({ service: 'wa', country: '187', days: 7 });
      await Promise.all([
        fire(subscriptionSubmitted, undefined),
        fire(subscriptionSubmitted, undefined),
        vi.advanceTimersByTimeAsync(REPEATED_READ_GAP_MS),
      ]);
    },
    toasts: () => scope.getState($toasts).map(({ tone, text }) => [tone, text]),
    error: () => scope.getState(subscriptionForm.$form).error?.text,
    order: () => scope.getState(subscriptionForm.$form).values,
    progress: () => scope.getState($subscriptionProgress),
    statuses: () => scope.getState($subscriptions)?.map(({ status }) => status),
    busy: () => scope.getState($subscriptionViews)?.map(({ isBusy }) => isBusy),
  };
};

/** A server that loses the response to a purchase and lists this one from then on. */
const losing = (bought: Subscription): FakeCalls => {
  let listed = [subscription()];
  return {
    subscriptions: () => listed,
    buySubscription: () => {
      listed = [bought, subscription()];
      return fail(networkError)();
    },
  };
};

const BOUGHT = [['success', 'Subscription bought']];

it('subscriptions: buys once, however often the button is pressed, and reloads list and balance', async () => {
  const { order, buy, callsTo, toasts, client } = await open({
    buySubscription: () => ({ subscriptionId: 'sub-3' }),
  });
  await buy();
  expect(client.made.filter(({ name }) => name === 'buySubscription')).toEqual([
    {
      name: 'buySubscription',
      request: { body: { service: 'wa', country: '187', period: 7 } },
      key: expect.any(String) as unknown,
    },
  ]);
  expect([callsTo('subscriptions'), callsTo('balance')]).toEqual([2, 2]);
  expect(toasts()).toEqual(BOUGHT);
  expect(order()).toEqual({ service: '', country: '', days: 1 });
});

it('subscriptions: are not read after the wait of a 429 once their screen was left', async () => {
  const limited = fail(aRejection({ status: 429, retryAfterS: 3 }));
  const { fire, callsTo } = await open({ subscriptions: limited });
  await fire(subscriptionsScreen.toggled, false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(callsTo('subscriptions')).toBe(1);
});

it('subscriptions: sends nothing that the balance does not cover', async () => {
  const { scope, buy, callsTo } = await open({ balance: () => aBalance(34.99) });
  await buy();
  expect(scope.getState($subscriptionBlockedBy)).toBe('balance-too-low');
  expect(callsTo('buySubscription')).toBe(0);
});

it('subscriptions: reconciles an unconfirmed purchase, finds it, and never sends it again', async () => {
  const { buy, callsTo, toasts } = await open(losing(newer));
  await buy();
  expect(toasts()).toEqual(BOUGHT);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(callsTo('buySubscription')).toBe(1);
});

it.each([
  ['another service', { serviceCode: 'tg' }],
  ['another country', { countryCode: '36' }],
  ['another period', { days: 30 }],
  ['before it', { id: '1' }],
])('subscriptions: does not match an unconfirmed purchase with one of %s', async (_, fields) => {
  const { buy, requestsOf, error } = await open(losing({ ...newer, ...fields }));
  await buy();
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(error()).toBe('Not charged — try again');
  const reads = requestsOf('subscriptions');
  expect(reads).toEqual(reads.map(() => ({ query: {} })));
});

it.each([
  [400, 'INSUFFICIENT_BALANCE', 'Insufficient balance for subscription'],
  [500, 'SUBSCRIPTION_FAILED', 'Failed to purchase subscription'],
])(
  'subscriptions: %d %s shows the text of the server, and lets the user try again',
  async (status, code, text) => {
    const { choose, order, buy, callsTo, progress, error } = await open({
      buySubscription: fail(rejected(status, code, text)),
    });
    await buy();
    expect(progress()).toBeNull();
    expect(error()).toBe(text);
    await choose({ days: 1 });
    expect(error()).toBeUndefined();
    expect(order()).toEqual({ service: 'wa', country: '187', days: 1 });
    await buy();
    expect(callsTo('buySubscription')).toBe(2);
  },
);

it('subscriptions: 500 without a code is unconfirmed, and not sent again before its deadline', async () => {
  const { fire, buy, callsTo, progress } = await open({
    buySubscription: fail(rejected(500, null, 'Internal server error')),
  });
  await buy();
  await buy();
  expect(progress()).toBe('checking');
  expect(callsTo('buySubscription')).toBe(1);
  await fire(subscriptionAgainSubmitted, undefined);
  expect(callsTo('buySubscription')).toBe(1);
});

it('subscriptions: marks a cancelled subscription, and sends the cancel once', async () => {
  const { fire, requestsOf, statuses, toasts, busy } = await open({ cancelSubscription: () => null });
  const cancelled = Promise.all([fire(subscriptionCancelClicked, '1'), fire(subscriptionCancelClicked, '1')]);
  expect(busy()).toEqual([false, true]);
  await cancelled;
  expect(busy()).toEqual([false, false]);
  expect(requestsOf('cancelSubscription')).toEqual([{ params: { id: '1' } }]);
  expect(statuses()).toEqual(['active', 'cancelled']);
  expect(toasts()).toEqual([['success', 'Subscription cancelled']]);
});
