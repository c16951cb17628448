import * as v from 'valibot';
import { expect, it } from 'vitest';
import { operations } from '../contracts/operations';

const NOON = Date.parse('2025-10-01T12:00:00.000Z');

const wire = {
  id: 9,
  tx_ref: 'SMS_1',
  flw_ref: 'FLW_1',
  status: 'PAID_SETTLED',
  ngn_amount: '5000.00',
  usd_equivalent: 3.1,
  fx_rate: 1612.9,
  payment_type: 'card',
  payment_link: 'https://pay.example/1',
  created_at: '2025-10-01T11:50:00.000Z',
  paid_at: '2025-10-01T12:00:00.000Z',
  expires_at: '2025-10-01T12:20:00.000Z',
  formatted_ngn: '₦5,000',
  formatted_usd: '$3.10',
};
const deposit = {
  id: '9',
  txRef: 'SMS_1',
  providerRef: 'FLW_1',
  status: 'PAID_SETTLED',
  ngnAmount: 5_000,
  usdAmount: 3.1,
  rate: 1612.9,
  paymentType: 'card',
  paymentLink: 'https://pay.example/1',
  createdAt: NOON - 600_000,
  paidAt: NOON,
  expiresAt: NOON + 1_200_000,
  formattedNgn: '₦5,000',
  formattedUsd: '$3.10',
};
const read = (row: unknown) => v.parse(operations.paymentStatus.reader, { success: true, data: row });

it('deposit: has no rate of 0', () => {
  expect(read({ tx_ref: 'SMS_1', fx_rate: 0 }).rate).toBeNull();
});

const readPage = (answer: unknown) => v.parse(operations.deposits.reader, answer);
const pagination = { page: 2, limit: 20, total_records: 21, total_pages: 2 };
const read2of2 = { page: 2, limit: 20, total: 21, totalPages: 2 };

it.each([
  ['nested in its envelope', { success: true, data: { deposits: [wire], pagination } }],
  ['with where it stands beside the envelope', { data: { deposits: [wire] }, pagination }],
  ['with its rows as data', { data: [wire], pagination }],
  ['without an envelope', { deposits: [wire], pagination }],
])('page of deposits: is read %s', (_form, answer) => {
  expect(readPage(answer)).toEqual({ deposits: [deposit], pagination: read2of2 });
});

it.each([
  [{ page: 2, limit: 20, totalRecords: 21, totalPages: 2 }, read2of2],
  [{ page: '2', limit: '20', total: '21', totalPages: '2' }, read2of2],
  [{ page: 2, total: 21 }, read2of2],
  [
    { page: 1, limit: 10, total_records: 30, totalRecords: 1, total: 2, total_pages: 3, totalPages: 4 },
    { page: 1, limit: 10, total: 30, totalPages: 3 },
  ],
  [{ page: 1 }, { page: 1, limit: 20, total: 0, totalPages: 0 }],
  [{ page: 'second' }, null],
  [undefined, null],
])('page of deposits: takes its position from %j', (sent, expected) => {
  expect(readPage({ deposits: [], pagination: sent }).pagination).toEqual(expected);
});

it('rate: is naira per dollar, and above 0', () => {
  expect(v.parse(operations.exchangeRate.reader, { data: { rate: '1612.9' } })).toBe(1612.9);
  expect(v.is(operations.exchangeRate.reader, { data: { rate: 0 } })).toBe(false);
  expect(v.is(operations.exchangeRate.reader, { data: {} })).toBe(false);
});

const sent = { usd_equivalent: '3.10', fx_rate: 1612.9, margin: 2, margin_percentage: 3 };
const quote = { usdAmount: 3.1, rate: 1612.9, margin: 2 };

it.each([
  [sent, quote],
  [
    { ...sent, margin: undefined },
    { ...quote, margin: 3 },
  ],
  [
    { ...sent, margin: undefined, margin_percentage: 'some' },
    { ...quote, margin: null },
  ],
])('quote: is read from %j', (data, expected) => {
  expect(v.parse(operations.calculateUsd.reader, { success: true, data })).toEqual(expected);
});

it.each([{ usd_equivalent: 0 }, { usd_equivalent: undefined }, { fx_rate: 0 }, { fx_rate: undefined }])(
  'quote: %j is none',
  (fields) => {
    expect(v.is(operations.calculateUsd.reader, { data: { ...sent, ...fields } })).toBe(false);
  },
);

it('deposit actions: opening a payment session gives a link where the provider has one', () => {
  const read = (data: unknown) => v.parse(operations.createDeposit.reader, { success: true, data });
  expect(read({ tx_ref: 'SMS_1', payment_link: 'https://pay.example/1' })).toEqual({
    txRef: 'SMS_1',
    paymentLink: 'https://pay.example/1',
  });
  expect(read({ tx_ref: 'SMS_1', payment_link: null })).toEqual({ txRef: 'SMS_1', paymentLink: null });
});

it.each([
  [{ success: true, message: 'Paid', data: { status: 'PAID_SETTLED' } }, 'Paid', 'PAID_SETTLED'],
  [{ status: 'FAILED' }, null, 'FAILED'],
  [{ success: true, message: 7, data: { status: 7 } }, null, null],
  [{ success: true, data: ['PAID_SETTLED'] }, null, null],
])('deposit actions: %j is a verification', (answer, message, status) => {
  expect(v.parse(operations.verifyPayment.reader, answer)).toEqual({ message, status });
});
