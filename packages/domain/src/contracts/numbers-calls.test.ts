import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations } from '../contracts/operations';
import { aNumber, NOON } from '../testing/fixtures/a-number';

const wire = {
  id: 18,
  user_id: 7,
  activation_id: 'a1',
  phone_number: '12025550123',
  country_code: '187',
  service_code: 'wa',
  service_name: 'WhatsApp',
  price: '0.3000',
  status: 'received',
  sms_code: ' 482913\r\n',
  sms_text: 'Your code is 482913',
  purchase_date: new Date(NOON - 300_000).toISOString(),
  expiry_date: new Date(NOON + 900_000).toISOString(),
  received_at: new Date(NOON).toISOString(),
};
const number = aNumber({
  id: '18',
  serviceName: 'WhatsApp',
  status: 'received',
  smsCode: '482913',
  smsText: 'Your code is 482913',
  receivedAt: NOON,
});
describe.each(['activeNumbers', 'history'] as const)('a page of %s', (name) => {
  const read = (answer: unknown) => v.parse(operations[name].reader, answer);
  const pagination = { page: 2, limit: 50, total: 51, totalPages: 2 };

  it(`page of ${name}: has its rows in data and its position beside them`, () => {
    expect(read({ success: true, data: [wire], pagination })).toEqual({ numbers: [number], pagination });
  });

  it(`page of ${name}: has 20 rows where the server does not give the size, and may have no position`, () => {
    const { limit, ...rest } = pagination;
    expect(read({ data: [], pagination: rest }).pagination).toEqual({ ...rest, limit: 20 });
    for (const answer of [[], { data: [], pagination: { page: 'second' } }])
      expect(read(answer)).toEqual({ numbers: [], pagination: null });
  });
});

it.each([
  [{ success: true, data: { purchaseId: 18, activationId: 'a1' } }, '18'],
  [{ purchaseId: '18' }, '18'],
  [{ activationId: 'a1' }, null],
  [{ success: true }, null],
  [{ success: true, data: [18] }, null],
  [{ success: true, purchaseId: { not: 'this' } }, null],
])('number actions: a purchase returns the number in %j', (answer, id) => {
  expect(v.parse(operations.purchaseNumber.reader, answer)).toEqual({ id, number: null });
});

it('number actions: a retry moves the expiry', () => {
  const answer = { success: true, newExpiryDate: '2025-10-01T12:00:00.000Z' };
  expect(v.parse(operations.retryNumber.reader, answer)).toEqual({ expiresAt: NOON });
});

it('number actions: an SMS is read completely, with its code where there is one', () => {
  const read = (data: unknown) => v.parse(operations.fullSms.reader, { success: true, data });
  expect(read({ fullText: 'Your code is 12', code: '12' })).toEqual({
    text: 'Your code is 12',
    code: '12',
  });
  expect(read({ fullText: 'Hello' })).toEqual({ text: 'Hello', code: null });
  expect(v.is(operations.fullSms.reader, { code: '12' })).toBe(false);
});
