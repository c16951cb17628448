import * as v from 'valibot';
import { expect, it } from 'vitest';
import { operations } from '../contracts/operations';

const wire = {
  id: 4,
  subscription_id: 's1',
  service_code: 'wa',
  country_code: 187,
  period_days: 7,
  price: '35.00',
  status: 'active',
  start_date: '2025-10-01T12:00:00.000Z',
  end_date: '2025-10-08T12:00:00.000Z',
};
/** A subscription with only its id. */
const bareSubscription = {
  id: '4',
  subscriptionId: null,
  status: '',
  price: null,
  serviceCode: '',
  countryCode: '',
  days: null,
  startsAt: null,
  endsAt: null,
};

const read = (row: unknown) => v.parse(operations.subscriptions.reader, { success: true, data: [row] })[0];

it('subscription: needs only its id, everything else may be missing or broken', () => {
  expect(read({ id: 4 })).toEqual(bareSubscription);
  const names = ['subscriptionId', 'service', 'country', 'period', 'startDate', 'endDate'];
  const broken = Object.fromEntries([...Object.keys(wire), ...names].map((key) => [key, { not: 'this' }]));
  expect(read({ ...broken, id: 4 })).toEqual(bareSubscription);
});

it.each([{ subscription_id: 's1' }, { subscriptionId: 's1' }])(
  'subscription: is named by %j alone',
  (row) => {
    expect(read(row)).toEqual({ ...bareSubscription, id: 's1', subscriptionId: 's1' });
  },
);

it('subscription: a bought one has a name', () => {
  const read = operations.buySubscription.reader;
  expect(v.parse(read, { success: true, data: { subscriptionId: 11 } })).toEqual({ subscriptionId: '11' });
  expect(v.is(read, { success: true, data: {} })).toBe(false);
});
