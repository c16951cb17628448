import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiError } from '../../api/api-error';
import { REPEATED_READ_GAP_MS } from '../../limits';
import { createTestScope, type FakeCalls } from '../../testing';
import { sessionEnded } from '../session';
import { $subscriptions, buySubscriptionFx, cancelSubscriptionFx, subscriptionsRequested } from '.';

const first = { id: '1', subscriptionId: 'sub-1', status: 'active', price: 3 };
const second = { id: '2', subscriptionId: 'sub-2', status: 'active', price: 4 };
const order = { body: { service: 'wa', country: '187', period: 7 } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async (calls: FakeCalls = {}) => {
  const world = createTestScope({
    user: { id: '7', username: 'ada' },
    calls: { subscriptions: () => [first, second], ...calls },
  });
  await allSettled(subscriptionsRequested, { scope: world.scope });
  const statuses = () => world.scope.getState($subscriptions)?.map(({ status }) => status);
  const made = () => world.client.made.map(({ name }) => name);
  return { ...world, statuses, made };
};

it.each(['2', 'sub-2'])('marks a subscription that was cancelled as %s', async (id) => {
  const { scope, statuses } = await open({ cancelSubscription: () => null });
  await allSettled(cancelSubscriptionFx, { scope, params: { params: { id } } });
  expect(statuses()).toEqual(['active', 'cancelled']);
});

it('marks nothing when the server refuses', async () => {
  const error: ApiError = { kind: 'network', elapsedMs: 1 };
  const { scope, statuses } = await open({ cancelSubscription: () => Promise.reject(error) });
  await allSettled(cancelSubscriptionFx, { scope, params: { params: { id: '2' } } });
  expect(statuses()).toEqual(['active', 'active']);
});

it.each([
  ['bought', () => ({ subscriptionId: 'sub-3' })],
  ['perhaps bought', () => Promise.reject({ kind: 'network', elapsedMs: 1 } satisfies ApiError)],
])('looks at the list after one was %s, and buys once', async (_, buySubscription) => {
  const { scope, made } = await open({ buySubscription });
  await allSettled(buySubscriptionFx, { scope, params: order });
  await vi.advanceTimersByTimeAsync(REPEATED_READ_GAP_MS);
  expect(made()).toEqual(['subscriptions', 'buySubscription', 'subscriptions']);
});

it('is cleared with the session', async () => {
  const { scope } = await open();
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($subscriptions)).toBeNull();
});
