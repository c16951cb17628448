import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { errorResponseSchema, operations, pingMessage, realtimeEnvelope } from '.';
import { aWireNumber } from '../testing';
import { acknowledgement, numberOrText } from './shared/wire';

const AT = '2025-10-01T12:00:00.000Z';

const user = { id: 7, username: 'ada', email: 'a@b.c', firstname: 'Ada', lastname: 'Eze', balance: 12.5 };
const signedIn = {
  success: true,
  message: 'Welcome',
  accessToken: 'abc',
  user,
  session: { id: 1, expiresAt: AT },
};
const service = { code: 'wa', name: 'WhatsApp', category: 'messaging', popular: true, isFavorite: false };
const deposit = {
  id: 9,
  tx_ref: 'SMS_1',
  flw_tx_id: null,
  flw_ref: null,
  ngn_amount: '5000.00',
  usd_equivalent: '3.10',
  fx_rate: '1612.90',
  status: 'PAID_SETTLED',
  payment_type: 'card',
  currency: 'NGN',
  customer_email: 'a@b.c',
  customer_name: 'Ada Eze',
  customer_phone: null,
  charged_amount: null,
  payment_link: null,
  created_at: AT,
  paid_at: null,
  expires_at: null,
  formatted_ngn: '₦5,000',
  formatted_usd: '$3.10',
};
const balance = {
  balance: 12.5,
  total_deposited: 50,
  total_spent: 37.5,
  pending_deposits: 0,
  formatted_balance: '$12.50',
  last_deposit_at: null,
  last_transaction_at: null,
};
const summary = {
  total_payments: 5,
  successful_payments: 3,
  pending_payments: 2,
  pending_amount: 6.2,
  success_rate: 60,
};
const subscription = {
  id: 4,
  user_id: 7,
  subscription_id: 's1',
  service_code: 'wa',
  country_code: '187',
  period_days: 7,
  price: 35,
  status: 'active',
  start_date: AT,
  end_date: AT,
  created_at: AT,
  daysRemaining: 7,
};
const pagination = { page: 1, limit: 20, total: 1, totalPages: 1 };
const depositsPagination = {
  page: 1,
  limit: 20,
  total_records: 1,
  total_pages: 1,
  has_next: false,
  has_previous: false,
};

/** The least that each of them promises: no field may be missing. */
const promised: readonly (readonly [string, v.GenericSchema, object])[] = [
  ['login', operations.login.response, signedIn],
  ['services', operations.services.response, { success: true, data: [service], total: 1 }],
  [
    'deposits',
    operations.deposits.response,
    { success: true, data: { deposits: [deposit], pagination: depositsPagination } },
  ],
  ['numberStatus', operations.numberStatus.response, { success: true, data: aWireNumber() }],
  ['balance', operations.balance.response, { success: true, data: { balance, summary } }],
  ['subscriptions', operations.subscriptions.response, { success: true, data: [subscription], pagination }],
  ['an acknowledgement', acknowledgement(), { success: true }],
  ['a refusal', errorResponseSchema, { success: false, error: 'Not now' }],
  ['a live message', realtimeEnvelope, { type: 'pong', data: {}, timestamp: AT, userId: 7, messageId: 'm1' }],
  ['a ping', pingMessage, { type: 'ping', messageId: 'm1', timestamp: AT }],
];

/** Every copy of a JSON value that lacks one of its fields. */
const withoutOneField = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => withoutOneField(entry).map((copy) => [copy]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => [
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)),
    ...withoutOneField(field).map((copy) => ({ ...value, [key]: copy })),
  ]);
};

describe.each(promised)('%s', (_, schema, answer) => {
  it('server responses: every field of the schema is required', () => {
    expect(v.is(schema, answer)).toBe(true);
    expect(withoutOneField(answer).filter((incomplete) => v.is(schema, incomplete))).toEqual([]);
  });
});

it('server responses: a success and an error never match the same schema', () => {
  expect(v.is(acknowledgement(), { success: false })).toBe(false);
  expect(v.is(errorResponseSchema, { success: true, error: 'Not now' })).toBe(false);
  expect(v.is(operations.numberStatus.response, { success: false, data: aWireNumber() })).toBe(false);
  expect(v.is(operations.login.response, { ...signedIn, success: false })).toBe(false);
});

it('server responses: a price has its cost, its selling price and its stock', () => {
  const pricesWith = (price: object) => ({
    success: true,
    data: { '187': { wa: price } },
    cached: false,
    filters: { country: null, service: null },
  });
  const price = { cost: 0.15, realPrice: 0.15, count: 3, available: true };
  expect(v.is(operations.prices.response, pricesWith(price))).toBe(true);
  expect(v.is(operations.prices.response, pricesWith({ cost: 0.15 }))).toBe(false);
});

it('server responses: a message may have an urgent or a normal priority', () => {
  const message = { type: 'pong', data: {}, timestamp: AT, userId: 7, messageId: 'm1' };
  const taken = ['high', 'normal', '', 'low'].filter((priority) =>
    v.is(realtimeEnvelope, { ...message, priority }),
  );
  expect(taken).toEqual(['high', 'normal']);
});

it.each([
  [7, true],
  ['7', true],
  ['1000.00', true],
  ['12.345', true],
  ['', false],
  ['x7', false],
  ['7x', false],
  ['7.', false],
  [null, false],
])('server responses: %j is a number or numeric text: %s', (value, expected) => {
  expect(v.is(numberOrText('Price.'), value)).toBe(expected);
});
