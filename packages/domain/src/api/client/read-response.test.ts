import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject } from '../../contracts/shared/envelope';
import { operations } from '../../contracts/operations';
import { readResponse } from './read-response';

const answerOf = (text: string, status = 200) => ({ status, headers: new Headers(), text });

/**
 * Calls that move money or end something, each with the least response that confirms it, apart from `success:
 * true`.
 */
const DEEDS = [
  ['purchaseNumber', { data: { purchaseId: 18 } }],
  ['cancelNumber', { message: 'Cancelled', refundAmount: 0.3 }],
  ['completeNumber', { success: true, message: 'Number marked as completed' }],
  ['createDeposit', { tx_ref: 'SMS_1', payment_link: 'https://pay.example' }],
  ['verifyPayment', { data: { status: 'PAID_SETTLED' } }],
  ['cancelPayment', { data: { tx_ref: 'SMS_1', status: 'CANCELLED' } }],
  ['retryNumber', { newExpiryDate: '2025-10-01T12:00:00.000Z' }],
  ['buySubscription', { data: { subscriptionId: 's1' } }],
  ['cancelSubscription', { success: true }],
] as const;

/** The failure that a call for the balance ends with. */
const failureOf = (status: number, body: object | string, headers: Record<string, string> = {}): unknown => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  try {
    return readResponse(operations.balance, { status, headers: new Headers(headers), text });
  } catch (error) {
    return error;
  }
};

describe.each(DEEDS)('%s', (name, confirmed) => {
  it(`${name}: succeeds with a response of the contract`, () => {
    expect(() => readResponse(operations[name], answerOf(JSON.stringify(confirmed)))).not.toThrow();
  });

  it.each([
    ['a 204', answerOf('', 204)],
    ['an empty body', answerOf('')],
    ['blanks', answerOf('  \n')],
    ['an empty object', answerOf('{}')],
    ['null as data', answerOf('{"data":null}')],
    ['only words', answerOf('{"message":"Thank you"}')],
    ['success as text', answerOf('{"success":"true","data":{}}')],
    ['a page', answerOf('<html></html>')],
  ])(`${name}: does not succeed with %s`, (_form, answer) => {
    expect(() => readResponse(operations[name], answer)).toThrow(
      expect.objectContaining({ kind: 'malformed' }) as Error,
    );
  });

  it(`${name}: never succeeds without success or a field of its own`, () => {
    const strange = fc.json().filter((text) => {
      const json: unknown = JSON.parse(text);
      return !isJsonObject(json) || json['success'] !== true;
    });
    fc.assert(
      fc.property(strange, (text) => {
        expect(() => readResponse(operations[name], answerOf(text))).toThrow();
      }),
    );
  });
});

it('readResponse: `success: false` is a rejection, whatever the status', () => {
  const refused = answerOf('{"success":false,"error":"Not now","data":{"purchaseId":18}}');
  expect(() => readResponse(operations.purchaseNumber, refused)).toThrow(
    expect.objectContaining({ kind: 'rejected', text: 'Not now' }) as Error,
  );
});

it.each([
  ['operators', []],
  ['availability', new Map()],
  ['restrictions', { serviceAvailable: true, currentStock: null, recommendations: [] }],
] as const)('readResponse: a 404 for %s is an empty result', (name, nothing) => {
  const absent = answerOf('{"success":false,"error":"API endpoint not found","code":"NOT_FOUND"}', 404);
  expect(readResponse(operations[name], absent)).toEqual(nothing);
  expect(() => readResponse(operations[name], answerOf('{}', 500))).toThrow();
});

it.each([201, 202, 204, 301, 404, 500])('readResponse: a %i is not a healthy server', (status) => {
  expect(() => readResponse(operations.health, answerOf('', status))).toThrow();
  expect(() => readResponse(operations.health, answerOf('', 200))).not.toThrow();
});

it.each(['', '  \n', 'null', '{}'])('readResponse: %j ends a session', (text) => {
  expect(() => readResponse(operations.logout, answerOf(text))).not.toThrow();
});

it.each([199, 300, 304])('readResponse: a %i is not a success', (status) => {
  const body = { success: true, data: { balance: 12.5 } };
  expect(failureOf(299, body)).toMatchObject({ balance: 12.5 });
  expect(failureOf(status, body)).toMatchObject({ kind: 'rejected', status });
});

it.each([
  ['the message', 400, { message: 'long', error: 'short' }, 'long'],
  ['the error where there is no message', 400, { error: 'short' }, 'short'],
  ['the error where the message is empty', 400, { message: '', error: 'short' }, 'short'],
  ['the error where the message is blank', 400, { message: ' \n', error: 'short' }, 'short'],
  ['the error where the message is no text', 400, { message: { sql: '…' }, error: 'short' }, 'short'],
  ['the error where the server itself failed', 500, { message: 'at db.js:12', error: 'short' }, 'short'],
  ['the message where that is all a broken server says', 500, { message: 'long' }, 'long'],
  [
    'the error where the provider failed',
    400,
    { message: 'at provider.js:7', error: 'short', code: 'PURCHASE_FAILED' },
    'short',
  ],
  ['nothing where the body is no object', 400, '"long"', null],
  ['nothing where the body is a page', 502, '<html>', null],
] satisfies [string, number, object | string, string | null][])(
  'user-facing error text: is %s',
  (_, status, body, text) => {
    expect(failureOf(status, body)).toMatchObject({ kind: 'rejected', status, text });
  },
);

it.each([
  ['42', 42],
  ['0', 0],
  ['', null],
  ['1.5', null],
  ['42 s', null],
  ['Wed, 21 Oct 2026 07:28:30 GMT', 30],
  ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
])('user-facing error text: reads a wait of %j as %j s', (header, retryAfterS) => {
  expect(failureOf(429, {}, { 'Retry-After': header, Date: 'Wed, 21 Oct 2026 07:28:00 GMT' })).toMatchObject({
    retryAfterS,
  });
  expect(failureOf(429, {})).toMatchObject({ retryAfterS: null });
  expect(failureOf(429, {}, { 'Retry-After': 'Wed, 21 Oct 2026 07:28:30 GMT' })).toMatchObject({
    retryAfterS: null,
  });
});
