import * as v from 'valibot';
import { expect, it } from 'vitest';
import { operations } from '../contracts/operations';

const read = (row: unknown) => v.parse(operations.subscriptions.reader, { success: true, data: [row] })[0];

it.each([{ subscription_id: 's1' }, { subscriptionId: 's1' }])(
  'subscription: is named by %j alone',
  (row) => {
    expect(read(row)).toMatchObject({ id: 's1', subscriptionId: 's1' });
  },
);

it('subscription: a bought one has a name', () => {
  const read = operations.buySubscription.reader;
  expect(v.parse(read, { success: true, data: { subscriptionId: 11 } })).toEqual({ subscriptionId: '11' });
  expect(v.is(read, { success: true, data: {} })).toBe(false);
});
