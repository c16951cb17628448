import { expect, it } from 'vitest';
import { subscriptionBlockedBy, subscriptionPeriods, subscriptionPrice } from './subscription-attempt';

const order = { service: 'wa', country: '187', days: 7 };

it('subscription order: costs five dollars a day', () => {
  expect([1, 7, 30].map(subscriptionPrice)).toEqual([5, 35, 150]);
  expect([subscriptionPeriods[0], subscriptionPeriods.at(-1)]).toEqual([1, 30]);
});

it.each([
  [{ ...order, service: '' }, 100, 'incomplete'],
  [{ ...order, country: '' }, 100, 'incomplete'],
  [order, null, 'balance-unknown'],
  [order, 34.9999, 'balance-too-low'],
  [order, 35, null],
  [{ ...order, days: 8 }, 35, 'balance-too-low'],
] as const)('subscription order: %o with a balance of %s is blocked by %s', (asked, balance, reason) => {
  expect(subscriptionBlockedBy(asked, balance)).toBe(reason);
});
