import { expect, it } from 'vitest';
import type { Subscription } from '../contracts/subscriptions-calls';
import { REPEATED_READ_GAP_MS } from '../limits/tuning';
import { REQUEST_TIMEOUT_MS } from '../limits/spec';
import { aServer } from '../testing/fakes/fake-server';
import { ada, createTestScope } from '../testing/harness/create-test-scope';
import { NOON } from '../testing/fixtures/a-number';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import type { FakeCalls } from '../testing/fakes/fake-api-client';
import {
  $subscriptionBlockedBy,
  $subscriptionProgress,
  subscriptionForm,
  subscriptionSubmitted,
} from './place-subscription';
import type { SubscriptionOrder } from './subscription-attempt';
import { $subscriptionViews, subscriptionCancelClicked, subscriptionsScreen } from './subscription-list';
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

/** The screen of subscriptions, with two of them and $50. */
const open = async (calls: FakeCalls = {}, balance = 50) => {
  const tab = createTestScope({
    user: ada,
    server: aServer({ balance }),
    calls: {
      subscriptions: () => [subscription({ id: '2' }), subscription()],
      ...calls,
    },
    ports: {},
  });
  const { get, fire } = tab;
  fire(subscriptionsScreen.toggled, true);
  await pass(REPEATED_READ_GAP_MS);
  const choose = (field: keyof SubscriptionOrder, value: string | number) =>
    fire(subscriptionForm.acted, { kind: 'edited', field, value });
  return {
    ...tab,
    choose,
    /** Orders WhatsApp in the USA for a week, with a double click. */
    buy: async () => {
      choose('service', 'wa');
      choose('country', '187');
      choose('days', 7);
      fire(subscriptionSubmitted, undefined);
      fire(subscriptionSubmitted, undefined);
      await pass(REPEATED_READ_GAP_MS);
    },
    error: () => get(subscriptionForm.$form).error?.text,
    order: () => get(subscriptionForm.$form).values,
    progress: () => get($subscriptionProgress),
    /** Status of each subscription, and whether a call about it is under way. */
    rows: () => get($subscriptionViews)?.map(({ status, isBusy }) => `${status}${isBusy ? ' busy' : ''}`),
  };
};

it('subscriptions: are not read after the wait of a 429 once their screen was left', async () => {
  const limited = fail(aRejection({ status: 429, retryAfterS: 3 }));
  const { fire, callsTo } = await open({ subscriptions: limited });
  fire(subscriptionsScreen.toggled, false);
  await pass(5_000);
  expect(callsTo('subscriptions')).toBe(1);
});

it('subscriptions: sends nothing that the balance does not cover', async () => {
  const { get, buy, callsTo } = await open({}, 34.99);
  await buy();
  expect([get($subscriptionBlockedBy), callsTo('buySubscription')]).toEqual(['balance-too-low', 0]);
});

it('subscriptions: finds an unconfirmed purchase by service, country and period, and never sends it again', async () => {
  let bought: readonly Subscription[] = [];
  const { buy, callsOf, toasts, order, progress } = await open({
    subscriptions: () => [...bought, subscription()],
    buySubscription: fail(rejected(500, null, 'Internal server error')),
  });
  await buy();
  expect(progress()).toBe('checking');
  bought = [
    newer,
    { ...newer, id: '4', serviceCode: 'tg' },
    { ...newer, id: '5', countryCode: '36' },
    { ...newer, id: '6', days: 30 },
  ];
  await pass(REQUEST_TIMEOUT_MS);
  expect(toasts).toEqual([{ tone: 'success', text: 'Subscription bought' }]);
  expect(callsOf('buySubscription')).toEqual([{ body: { service: 'wa', country: '187', period: 7 } }]);
  expect(order()).toEqual({ service: '', country: '', days: 1 });
});

it('subscriptions: an unconfirmed purchase that is in no list was not charged', async () => {
  const { buy, error } = await open({ buySubscription: fail(networkError) });
  await buy();
  await pass(REQUEST_TIMEOUT_MS);
  expect(error()).toBe('Not charged — try again');
});

it('subscriptions: 500 SUBSCRIPTION_FAILED shows the text of the server, and lets the user try again', async () => {
  const { choose, order, buy, callsTo, keysOf, progress, error } = await open({
    buySubscription: fail(rejected(500, 'SUBSCRIPTION_FAILED', 'Failed to subscribe')),
  });
  await buy();
  expect([progress(), error()]).toEqual([null, 'Failed to subscribe']);
  // At first, and since it may have charged all the same.
  expect(callsTo('balance')).toBe(2);
  choose('days', 1);
  expect(error()).toBeUndefined();
  expect(order()).toEqual({ service: 'wa', country: '187', days: 1 });
  await buy();
  expect(keysOf('buySubscription')).toEqual([expect.any(String), expect.any(String)]);
});

it('subscriptions: marks a cancelled subscription, and sends the cancel once', async () => {
  const { fire, callsOf, rows, toasts } = await open({ cancelSubscription: () => null });
  fire(subscriptionCancelClicked, '1');
  fire(subscriptionCancelClicked, '1');
  expect(rows()).toEqual(['active', 'active busy']);
  await pass();
  expect(rows()).toEqual(['active', 'cancelled']);
  expect(callsOf('cancelSubscription')).toEqual([{ params: { id: '1' } }]);
  expect(toasts).toEqual([{ tone: 'success', text: 'Subscription cancelled' }]);
});
