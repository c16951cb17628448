import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations, type OperationName, type Operation } from '.';

/** Valid and invalid values of a request field. `undefined` is a missing field. */
interface Field {
  readonly takes: readonly unknown[];
  readonly refuses: readonly unknown[];
}

type Part = 'params' | 'query' | 'body';

const field = (takes: readonly unknown[], refuses: readonly unknown[]): Field => ({ takes, refuses });
const optional = ({ takes, refuses }: Field): Field =>
  field(
    [...takes, undefined],
    refuses.filter((value) => value !== undefined),
  );

const text = field(['', 'any text'], [undefined, null, 7]);
const code = field(['w', 'wa', 'any_other-1'], [undefined, '', 'w a', '!wa', 'wa!', 7]);
const shortCode = field([...code.takes, 'w'.repeat(50)], [...code.refuses, 'w'.repeat(51)]);
const digits = field(['1', '187'], [undefined, '', 'US', 'x187', '187x', 187]);
const countryCode = field([...digits.takes, '999999'], [...digits.refuses, '1234567']);
const id = field(
  ['7', 'SMS_a-1', '7'.repeat(100)],
  [undefined, '', '../me', 'a/b', '7…', '7'.repeat(101), 7],
);
const amount = field([100, 100.01, 1_000_000], [undefined, 99.99, 1_000_000.01, '100']);
const page = optional(field([1, 1_000], [0, 1_001, 1.5, '1']));
const limit = optional(field([1, 100], [0, 101, 1.5, '1']));
const day = optional(
  field(
    ['2025-10-01', '2025-10-01T23:59:59.999Z'],
    [
      '',
      '25-10-01',
      'x2025-10-01',
      '2025-10-01x',
      '2025-10-01T',
      '2025-1-01',
      '2025-10-1',
      '2025-10-01T12:00',
    ],
  ),
);
const currency = optional(field(['NGN', 'USD'], ['', 'ngn', 'NG', 'NGNX', 'xNGN']));

const requests: readonly (readonly [OperationName, Part, Readonly<Record<string, Field>>])[] = [
  ['login', 'body', { username: text, password: text }],
  [
    'register',
    'body',
    {
      firstname: text,
      lastname: text,
      username: text,
      email: text,
      phoneCode: text,
      phone: text,
      password: text,
      confirmPassword: text,
    },
  ],
  ['operators', 'params', { country: countryCode }],
  ['prices', 'query', { country: optional(countryCode), service: optional(shortCode) }],
  ['availability', 'query', { country: countryCode, operator: optional(text) }],
  ['restrictions', 'params', { country: countryCode, service: shortCode }],
  ['exchangeRate', 'query', { from: currency, to: currency }],
  ['calculateUsd', 'body', { amount }],
  [
    'createDeposit',
    'body',
    { amount, payment_type: field(['card', 'bank', 'ussd', 'mobile'], [undefined, '', 'cash']) },
  ],
  [
    'deposits',
    'query',
    {
      page,
      limit,
      status: optional(
        field(['PENDING_UNSETTLED', 'PAID_SETTLED', 'FAILED', 'CANCELLED'], ['', 'paid_settled']),
      ),
      startDate: day,
      endDate: day,
    },
  ],
  ['verifyPayment', 'params', { txRef: id }],
  ['cancelPayment', 'params', { txRef: id }],
  ['paymentStatus', 'params', { txRef: id }],
  [
    'purchaseNumber',
    'body',
    {
      service: code,
      country: digits,
      operator: optional(code),
      maxPrice: optional(field([0, 0.3, 100], [-0.01, 100.01, '1'])),
    },
  ],
  ['activeNumbers', 'query', { page, limit }],
  ['numberStatus', 'params', { id }],
  ['cancelNumber', 'params', { id }],
  ['completeNumber', 'params', { id }],
  ['fullSms', 'params', { id }],
  ['retryNumber', 'params', { id }],
  [
    'history',
    'query',
    {
      page,
      limit,
      service: optional(shortCode),
      country: optional(countryCode),
      status: optional(field(['waiting', 'received', 'used', 'cancelled', 'expired'], ['', 'gone'])),
      search: optional(field(['', 'x'.repeat(100)], ['x'.repeat(101), 7])),
    },
  ],
  [
    'buySubscription',
    'body',
    { service: code, country: digits, period: field([1, 30], [undefined, 0, 31, 1.5, '7']) },
  ],
  [
    'subscriptions',
    'query',
    { page, limit, status: optional(field(['active', 'cancelled', 'expired'], ['', 'gone'])) },
  ],
  ['cancelSubscription', 'params', { id }],
  ['dashboardActivity', 'query', { limit }],
];

describe.each(requests)('%s', (name, part, fields) => {
  const schema = (operations[name] as Operation)[part];
  const whole = Object.fromEntries(Object.entries(fields).map(([key, { takes }]) => [key, takes[0]]));
  const takes = (key: string, value: unknown) => v.is(schema ?? v.never(), { ...whole, [key]: value });

  it.each(Object.entries(fields))(`${name}: has %s in its ${part}`, (key, { takes: taken, refuses }) => {
    expect(taken.filter((value) => !takes(key, value))).toEqual([]);
    expect(refuses.filter((value) => takes(key, value))).toEqual([]);
  });
});

it('requests: no other call has parameters', () => {
  const sending = Object.entries<Operation>(operations).flatMap(([name, operation]) =>
    (['params', 'query', 'body'] as const)
      .filter((part) => operation[part] !== undefined)
      .map((part) => [name, part]),
  );
  expect(sending).toHaveLength(requests.length);
});
