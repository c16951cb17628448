import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/errors/api-error';
import type { Subscription } from '../../contracts';
import { REPEATED_READ_GAP_MS, REQUEST_TIMEOUT_MS } from '../../limits';
import { wentOffline } from '../../lib/page';
import { $ports, noBrowser, type StorageKey } from '../../lib/ports';
import { aService, createTestScope, NOON, type FakeCalls } from '../../testing';
import { aBalance } from '../../testing/fixtures/a-balance';
import { networkError, rejected } from '../../testing/fixtures/deposits.fixture';
import { $balance } from '../account/balance/balance';
import { sessionEnded } from '../../lib/session-events';
import { formatDateTime } from '../../rules';
import { $toasts, type ToastTone } from '../notifications/toasts/toasts';
import {
  $isSubscriptionOffered,
  $subscriptionBlockedBy,
  $subscriptionChoices,
  $subscriptionCost,
  $subscriptionError,
  $subscriptionOrder,
  $subscriptionProgress,
  subscriptionAgainSubmitted,
  subscriptionOrderChanged,
  subscriptionSubmitted,
} from './order';
import {
  $subscriptions,
  $subscriptionsError,
  $subscriptionViews,
  subscriptionCancelClicked,
  subscriptionsRefreshClicked,
  subscriptionsScreen,
} from './list';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

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

const open = async (calls: FakeCalls = {}, stored: unknown = null) => {
  const world = createTestScope({
    user: { id: '7', username: 'ada' },
    calls: {
      subscriptions: () => [subscription({ id: '2' }), subscription()],
      balance: () => aBalance(50),
      services: () => [],
      countries: () => [],
      ...calls,
    },
    values: [
      [
        $ports,
        {
          ...noBrowser,
          readStorage: (name: StorageKey) => (name === 'unsettled-subscription' ? stored : null),
        },
      ],
    ],
  });
  const { scope } = world;
  await allSettled(subscriptionsScreen.toggled, { scope, params: true });
  await vi.advanceTimersByTimeAsync(REPEATED_READ_GAP_MS);
  const callsTo = (wanted: string) => world.client.made.filter(({ name }) => name === wanted).length;
  const buy = async () => {
    await allSettled(subscriptionOrderChanged, {
      scope,
      params: { service: 'wa', country: '187', days: 7 },
    });
    await Promise.all([
      allSettled(subscriptionSubmitted, { scope }),
      allSettled(subscriptionSubmitted, { scope }),
      vi.advanceTimersByTimeAsync(REPEATED_READ_GAP_MS),
    ]);
  };
  const toasts = () => scope.getState($toasts).map(({ text }) => text);
  const tones = () => scope.getState($toasts).map(({ tone }) => tone);
  return {
    ...world,
    callsTo,
    buy,
    toasts,
    tones,
    statuses: () => scope.getState($subscriptions)?.map((row) => row.status),
  };
};

it('subscriptions: buys once, however often the button is pressed, and reloads list and balance', async () => {
  const { scope, buy, callsTo, toasts, tones, client } = await open({
    buySubscription: () => ({ subscriptionId: 'sub-3' }),
  });
  await buy();
  expect(callsTo('buySubscription')).toBe(1);
  expect(client.made.find(({ name }) => name === 'buySubscription')).toEqual({
    name: 'buySubscription',
    request: { body: { service: 'wa', country: '187', period: 7 } },
    key: expect.any(String) as unknown,
  });
  expect([callsTo('subscriptions'), callsTo('balance')]).toEqual([2, 2]);
  expect(toasts()).toEqual(['Subscription bought']);
  expect(tones()).toEqual(['success']);
  expect(scope.getState($subscriptionOrder)).toEqual({ service: '', country: '', days: 1 });
});

it('subscriptions: offers services and countries by name, and periods with their price', async () => {
  const { scope } = await open({
    services: () => [aService('wa', 'WhatsApp'), aService('tg', 'Telegram')],
    countries: () => [
      { code: '187', name: 'USA', rus: '' },
      { code: '36', name: 'Canada', rus: '' },
    ],
  });
  const { services, countries, periods } = scope.getState($subscriptionChoices);
  expect(services).toEqual([
    { value: 'tg', label: 'Telegram' },
    { value: 'wa', label: 'WhatsApp' },
  ]);
  expect(countries.map(({ label }) => label)).toEqual(['Canada', 'USA']);
  expect(periods.slice(0, 2)).toEqual([
    { value: '1', label: '1 day' },
    { value: '2', label: '2 days' },
  ]);
  expect(scope.getState($subscriptionCost)).toEqual({ price: '$5.0000', balance: '$50.0000' });
});

it('subscriptions: offers nothing before the catalogue is loaded', async () => {
  const { scope } = await open({
    services: () => Promise.reject(networkError),
    countries: () => Promise.reject(networkError),
  });
  expect(scope.getState($subscriptionChoices)).toMatchObject({ services: [], countries: [] });
});

it('subscriptions: sends nothing that the balance does not cover', async () => {
  const { scope, buy, callsTo } = await open();
  await allSettled($balance, { scope, params: 34.99 });
  await buy();
  expect(scope.getState($subscriptionBlockedBy)).toBe('balance-too-low');
  expect(callsTo('buySubscription')).toBe(0);
});

it('subscriptions: sends nothing while offline', async () => {
  const { scope, buy, callsTo } = await open();
  await allSettled(wentOffline, { scope });
  await buy();
  expect(callsTo('buySubscription')).toBe(0);
  expect(scope.getState($subscriptionError)).toContain('offline');
});

it('subscriptions: reconciles an unconfirmed purchase, finds it, and never sends it again', async () => {
  let listed = [subscription()];
  const { buy, callsTo, toasts } = await open({
    subscriptions: () => listed,
    buySubscription: () => {
      listed = [newer, subscription()];
      return Promise.reject(networkError);
    },
  });
  await buy();
  expect(toasts()).toContain('Subscription bought');
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(callsTo('buySubscription')).toBe(1);
});

it.each([
  ['another service', { serviceCode: 'tg' }],
  ['another country', { countryCode: '36' }],
  ['another period', { days: 30 }],
  ['before it', { id: '1' }],
])('subscriptions: does not match an unconfirmed purchase with one of %s', async (_, fields) => {
  let listed = [subscription()];
  const { scope, buy, client } = await open({
    subscriptions: () => listed,
    buySubscription: () => {
      listed = [{ ...newer, ...fields }, subscription()];
      return Promise.reject(networkError);
    },
  });
  await buy();
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(scope.getState($subscriptionError)).toBe('Not charged — try again');
  const reads = client.made.filter(({ name }) => name === 'subscriptions');
  expect(reads.map(({ request }) => request)).toEqual(reads.map(() => ({ query: {} })));
});

it('subscriptions: an unconfirmed purchase counts as absent only after the deadline', async () => {
  const { scope, buy } = await open({ buySubscription: () => Promise.reject(networkError) });
  await buy();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(scope.getState($subscriptionProgress)).toBe('checking');
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(scope.getState($subscriptionProgress)).toBeNull();
  expect(scope.getState($subscriptionError)).toBe('Not charged — try again');
});

it('subscriptions: shows why the server rejects, and lets the user try again', async () => {
  const refused = rejected(400, 'INSUFFICIENT_BALANCE', 'Insufficient balance for subscription');
  const { scope, buy, callsTo } = await open({ buySubscription: () => Promise.reject(refused) });
  await buy();
  expect(scope.getState($subscriptionProgress)).toBeNull();
  expect(scope.getState($subscriptionError)).toBe('Insufficient balance for subscription');
  await allSettled(subscriptionOrderChanged, { scope, params: { days: 1 } });
  expect(scope.getState($subscriptionError)).toBeNull();
  expect(scope.getState($subscriptionOrder)).toEqual({ service: 'wa', country: '187', days: 1 });
  await buy();
  expect(callsTo('buySubscription')).toBe(2);
});

it('subscriptions: 500 SUBSCRIPTION_FAILED shows the text of the server and unlocks the form', async () => {
  const failed = rejected(500, 'SUBSCRIPTION_FAILED', 'Failed to purchase subscription');
  const { scope, buy } = await open({ buySubscription: () => Promise.reject(failed) });
  await buy();
  expect(scope.getState($subscriptionProgress)).toBeNull();
  expect(scope.getState($subscriptionError)).toBe('Failed to purchase subscription');
});

it('subscriptions: 500 without a code is unconfirmed, and leaves the risk to the user', async () => {
  const failed = rejected(500, null, 'Internal server error');
  const { scope, buy, callsTo } = await open({ buySubscription: () => Promise.reject(failed) });
  await buy();
  await buy();
  expect(scope.getState($subscriptionProgress)).toBe('checking');
  expect(callsTo('buySubscription')).toBe(1);
  await allSettled(subscriptionAgainSubmitted, { scope });
  expect(callsTo('buySubscription')).toBe(2);
});

/** Intent sent before the page was reloaded. */
const intent = {
  userId: '7',
  key: 'k',
  clickedAt: NOON - 5_000,
  clickedHereAt: NOON - 5_000,
  knownIds: ['1'],
  service: 'wa',
  country: '187',
  days: 7,
};

it('subscriptions: resumes a purchase that a reload interrupted, without sending it again', async () => {
  const { callsTo, toasts } = await open(
    { subscriptions: () => [subscription({ id: '3', startsAt: NOON - 4_000 }), subscription()] },
    intent,
  );
  expect(toasts()).toEqual(['Subscription bought']);
  expect(callsTo('buySubscription')).toBe(0);
});

it('subscriptions: sends the same again after a reload where the user accepts the risk', async () => {
  const { scope, client } = await open(
    { subscriptions: () => [subscription()], buySubscription: () => ({ subscriptionId: 'sub-3' }) },
    intent,
  );
  expect(scope.getState($subscriptionOrder)).toEqual({ service: 'wa', country: '187', days: 7 });
  await allSettled(subscriptionAgainSubmitted, { scope });
  expect(client.made.filter(({ name }) => name === 'buySubscription')).toMatchObject([
    { request: { body: { service: 'wa', country: '187', period: 7 } } },
  ]);
});

it('subscriptions: marks a cancelled subscription, and sends the cancel once', async () => {
  const { scope, client, statuses, toasts, tones } = await open({ cancelSubscription: () => null });
  const busy = () => scope.getState($subscriptionViews)?.map(({ isBusy }) => isBusy);
  const cancelled = Promise.all([
    allSettled(subscriptionCancelClicked, { scope, params: '1' }),
    allSettled(subscriptionCancelClicked, { scope, params: '1' }),
  ]);
  expect(busy()).toEqual([false, true]);
  await cancelled;
  expect(busy()).toEqual([false, false]);
  expect(client.made.filter(({ name }) => name === 'cancelSubscription')).toMatchObject([
    { request: { params: { id: '1' } } },
  ]);
  expect(statuses()).toEqual(['active', 'cancelled']);
  expect(toasts()).toEqual(['Subscription cancelled']);
  expect(tones()).toEqual(['success']);
});

it('subscriptions: cancels one while another is being cancelled', async () => {
  const answers: (() => void)[] = [];
  const { scope } = await open({
    cancelSubscription: () =>
      new Promise((resolve) => {
        answers.push(() => {
          resolve(null);
        });
      }),
  });
  const busy = () => scope.getState($subscriptionViews)?.map(({ isBusy }) => isBusy);
  const cancelled = Promise.all(
    ['2', '1'].map((id) => allSettled(subscriptionCancelClicked, { scope, params: id })),
  );
  expect(busy()).toEqual([true, true]);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(busy()).toEqual([false, true]);
  answers[1]?.();
  await cancelled;
  expect(busy()).toEqual([false, false]);
});

it.each<[ApiError, ToastTone, string]>([
  [rejected(500, null), 'error', 'Failed to cancel subscription'],
  [rejected(400, null, 'It is over'), 'error', 'It is over'],
  ...([{ kind: 'malformed' }, networkError, { kind: 'timeout', elapsedMs: 30_000 }] as const).map(
    (error): [ApiError, ToastTone, string] => [
      error,
      'warning',
      "We couldn't confirm the cancellation. The list shows the current status.",
    ],
  ),
])(
  'subscriptions: marks nothing when the cancel fails with %j, and reloads the list',
  async (error, tone, text) => {
    const { scope, callsTo, statuses, toasts, tones } = await open({
      cancelSubscription: () => Promise.reject(error),
    });
    await allSettled(subscriptionCancelClicked, { scope, params: '1' });
    expect(statuses()).toEqual(['active', 'active']);
    expect(toasts()).toEqual([text]);
    expect(tones()).toEqual([tone]);
    expect(callsTo('subscriptions')).toBe(2);
  },
);

it('subscriptions: shows when there are no options, and requests them again', async () => {
  let isDown = true;
  const { scope } = await open({
    services: () => (isDown ? Promise.reject(rejected(400, null, 'No services today')) : []),
  });
  expect(scope.getState($subscriptionsError)).toBe('No services today');
  isDown = false;
  await allSettled(subscriptionsRefreshClicked, { scope });
  expect(scope.getState($subscriptionsError)).toBeNull();
});

it('subscriptions: shows the known fields of each', async () => {
  const { scope } = await open({
    subscriptions: () => [
      subscription(),
      subscription({ id: '9', status: 'odd', serviceCode: '', price: null, days: null, endsAt: null }),
      subscription({ id: '10', status: 'expired', countryCode: '', days: 1 }),
      subscription({ id: '11', status: 'cancelled' }),
    ],
  });
  expect(scope.getState($subscriptionViews)).toMatchObject([
    {
      name: 'wa · 187',
      status: 'active',
      period: '7 days',
      price: '$35.0000',
      endsAt: formatDateTime(NOON + 7 * 86_400_000),
    },
    { name: 'Subscription 9', status: 'active', period: undefined, price: undefined, endsAt: undefined },
    { name: 'Subscription 10', status: 'expired', period: '1 day' },
    { status: 'cancelled' },
  ]);
});

it.each([500, 404])(
  'subscriptions: list answers %i: shows it, offers and sends nothing, and reloads only on request',
  async (status) => {
    let isSold = false;
    const { scope, buy, callsTo } = await open({
      subscriptions: () =>
        isSold ? [] : Promise.reject(rejected(status, null, 'Failed to get subscriptions')),
    });
    expect(scope.getState($subscriptionsError)).toBe(
      'Subscriptions are not available right now. Buy a single number instead, or try again later.',
    );
    expect(scope.getState($isSubscriptionOffered)).toBe(false);
    await buy();
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect([callsTo('subscriptions'), callsTo('buySubscription')]).toEqual([1, 0]);

    isSold = true;
    await allSettled(subscriptionsRefreshClicked, { scope });
    expect([callsTo('subscriptions'), scope.getState($isSubscriptionOffered)]).toEqual([2, true]);
    expect(scope.getState($subscriptionsError)).toBeNull();
  },
);

it('subscriptions: list known before answers 500: still offers options', async () => {
  let isDown = false;
  const { scope } = await open({
    subscriptions: () => (isDown ? Promise.reject(rejected(500, null)) : [subscription()]),
  });
  isDown = true;
  await allSettled(subscriptionsRefreshClicked, { scope });
  expect(scope.getState($isSubscriptionOffered)).toBe(true);
  expect(scope.getState($subscriptionsError)).toBe('Failed to get subscriptions');
});

it('subscriptions: unconfirmed purchase from before a reload, list answers 500: shown, with one list call at each scheduled time', async () => {
  const { scope, callsTo } = await open({ subscriptions: () => Promise.reject(rejected(500, null)) }, intent);
  expect(scope.getState($isSubscriptionOffered)).toBe(true);
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  // One for the page, one at once and one at 10, 30, 60 and 90 s: the click was 5 s before the reload.
  expect(callsTo('subscriptions')).toBe(6);
  expect(scope.getState($subscriptionProgress)).toBe('lookup-failed');
});

it('subscriptions: shows when the list cannot be loaded', async () => {
  const { scope } = await open({ subscriptions: () => Promise.reject(networkError) });
  expect(scope.getState($subscriptionsError)).toBe('Failed to get subscriptions');
  expect(scope.getState($subscriptionViews)).toBeNull();
});

it('subscriptions: is cleared with the session', async () => {
  const { scope } = await open();
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($subscriptions)).toBeNull();
});
