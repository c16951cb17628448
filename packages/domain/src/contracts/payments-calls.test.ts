import * as v from 'valibot';
import { expect, it } from 'vitest';
import { operations } from '../contracts/operations';

const read = (answer: unknown) => v.parse(operations.balance.reader, answer);

const balance = { balance: '12.3400', total_deposited: 50, total_spent: 37.66 };
const summary = {
  total_payments: 5,
  successful_payments: 3,
  pending_payments: 2,
  pending_amount: '6.20',
  success_rate: 60,
};

it.each([
  { balance: 12.34 },
  { data: { balance: '12.34' } },
  { data: { balance: { balance: 12.34 } } },
  { balance, summary: null, total_deposited: 'much' },
  { balance: { ...balance, total_deposited: {}, total_spent: {} }, summary: { total_payments: {} } },
])('payments summary: needs only the balance: %j', (answer) => {
  expect(read(answer)).toMatchObject({ balance: 12.34 });
});

it.each([null, [], 12.34, {}, { balance: {} }, { balance: 'much' }, { balance: null }, { summary }])(
  'payments summary: there is none without a balance: %j',
  (answer) => {
    expect(v.is(operations.balance.reader, answer)).toBe(false);
  },
);
