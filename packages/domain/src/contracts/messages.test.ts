import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aNumber } from '../testing/fixtures/a-number';
import { readNumber } from './number';
import { readRealtimeMessage } from './messages';

const dataOf = (type: string, data: object) => readRealtimeMessage({ type, data })?.data;

const defaults = { userId: null, messageId: null, highPriority: false };

it('realtime message: has a user and an id', () => {
  const frame = { type: 'number_completed', data: { activationId: 'a1' } };
  expect(readRealtimeMessage({ ...frame, userId: 7, messageId: 'm1', priority: 'high' })).toEqual({
    type: 'number_completed',
    data: { activationId: 'a1' },
    userId: '7',
    messageId: 'm1',
    highPriority: true,
  });
  expect(readRealtimeMessage(frame)).toMatchObject(defaults);
  expect(readRealtimeMessage({ ...frame, id: 8, priority: 'normal' })).toMatchObject({
    ...defaults,
    messageId: '8',
  });
  expect(readRealtimeMessage({ ...frame, userId: {}, messageId: {} })).toMatchObject(defaults);
});

it('realtime message: has its fields in data or next to its type', () => {
  const data = { activationId: 'a1', purchaseId: '7' };
  expect(readRealtimeMessage({ type: 'number_cancelled', ...data })).toMatchObject({ data });
  expect(dataOf('number_cancelled', data)).toEqual(data);
});

it.each([
  null,
  [],
  'number_cancelled',
  {},
  { type: 7 },
  { type: 'constructor' },
  { type: 'unheard_of', data: { activationId: 'a1' } },
  { type: 'number_cancelled', data: { activationId: {} } },
  ...[
    'sms_received',
    'number_cancelled',
    'number_completed',
    'number_expired',
    'payment_verification_started',
    'payment_verification_completed',
  ].map((type) => ({ type, data: { code: '12' } })),
])('realtime message: is ignored: %j', (frame) => {
  expect(readRealtimeMessage(frame)).toBeNull();
});

it.each([
  ['pong', { timestamp: 5, messageId: 'm1' }, { timestamp: 5, messageId: 'm1' }],
  ['pong', {}, { timestamp: null, messageId: null }],
  [
    'sms_received',
    { activationId: 'a1', purchaseId: 7, phoneNumber: '12025550123', code: 12, smsText: 'Hi' },
    { activationId: 'a1', purchaseId: '7', phoneNumber: '12025550123', code: '12', smsText: 'Hi' },
  ],
  [
    'sms_received',
    { activationId: 'a1', code: '12' },
    { activationId: 'a1', purchaseId: null, phoneNumber: null, code: '12', smsText: null },
  ],
  [
    'sms_received',
    { activationId: 'a1', code: '', smsText: 'Hi' },
    { activationId: 'a1', purchaseId: null, phoneNumber: null, code: null, smsText: 'Hi' },
  ],
  [
    'balance_updated',
    { balance: 9.7, previousBalance: '10', change: -0.3 },
    { balance: 9.7, previousBalance: 10, change: -0.3 },
  ],
  ['balance_updated', { balance: null }, { balance: null, previousBalance: null, change: null }],
  [
    'number_expired',
    { activationId: 'a1', phoneNumber: {} },
    { activationId: 'a1', purchaseId: null, phoneNumber: '' },
  ],
  ['payment_verification_completed', { txRef: 'SMS_1' }, { txRef: 'SMS_1', success: false }],
])('realtime fields: %s with %j', (type, sent, read) => {
  expect(dataOf(type, sent)).toEqual(read);
});

it('payment message: is found by every reference it contains', () => {
  const references = { paymentReference: 'SMS_1', txRef: 'SMS_2', transactionReference: 'MNFY_3' };
  const known = ['SMS_1', 'SMS_2', 'MNFY_3'];
  expect(dataOf('payment_successful', { ...references, settlementAmount: '6.5' })).toEqual({
    references: known,
    settlementAmount: 6.5,
  });
  expect(dataOf('payment_failed', { ...references, reason: 'Declined' })).toEqual({
    references: known,
    reason: 'Declined',
  });
});

const sent = {
  purchaseId: 18,
  activationId: 'a1',
  number: 12025550123,
  service: 'wa',
  country: 187,
  totalPrice: '0.3000',
  expiryDate: '2025-10-01T12:15:00.000Z',
};
const { activationId, phoneNumber, countryCode, serviceCode, price, status, purchasedAt, expiresAt } =
  aNumber();
const number = {
  ...v.parse(readNumber, { id: '18' }),
  ...{ activationId, phoneNumber, countryCode, serviceCode, price, status, purchasedAt, expiresAt },
};

it('purchase message: contains the number as the next list does', () => {
  expect(dataOf('number_purchased', sent)).toEqual({ purchaseId: '18', number });
});

it.each(['purchaseId', 'activationId', 'number', 'expiryDate'])(
  'purchase message: has no number without its %s',
  (field) => {
    expect(dataOf('number_purchased', { ...sent, [field]: null })).toEqual({
      purchaseId: field === 'purchaseId' ? null : '18',
      number: null,
    });
  },
);
