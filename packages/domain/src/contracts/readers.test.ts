import * as v from 'valibot';
import { expect, it } from 'vitest';
import { NOON } from '../testing/fixtures/a-number';
import { operations, type OperationName } from './operations';
import { isJsonObject } from './shared/envelope';

const REFUSED = Symbol('refused');

/** A reading without the fields of which nothing is known: they are null. */
const known = (reading: unknown): unknown => {
  if (Array.isArray(reading)) return reading.map(known);
  if (!isJsonObject(reading) || reading instanceof Map) return reading;
  const fields = Object.entries(reading).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [name, known(value)]));
};

const readingOf = (call: OperationName, answer: unknown): unknown => {
  const { success, output } = v.safeParse(operations[call].reader, answer);
  return success ? known(output) : REFUSED;
};

type Row = readonly [call: OperationName, sent: string, answer: unknown, reading: unknown];

/** Responses without which a call has no result. */
const refusals = (call: OperationName, answers: readonly unknown[]): readonly Row[] =>
  answers.map((answer) => [call, `${JSON.stringify(answer)} is refused`, answer, REFUSED]);

const ada = { id: '7', username: 'ada' };

const sessions: readonly Row[] = [
  [
    'login',
    'a token and a user in an envelope',
    { success: true, data: { accessToken: 'abc', user: { ...ada, id: 7, email: 'a@b.c' } } },
    { accessToken: 'abc', user: ada },
  ],
  ...refusals('login', [
    { accessToken: 'abc' },
    { accessToken: '', user: ada },
    { accessToken: 'abc', user: { id: 7 } },
    { accessToken: 'abc', user: { username: 'ada' } },
  ]),
  ['me', 'a bare user', ada, ada],
  ['me', 'a user in an envelope', { success: true, data: ada }, ada],
  ['me', 'a user under its name', { success: true, data: { user: ada } }, ada],
  ...refusals('me', [null, [], 'ada', { user: {} }]),
  ['refresh', 'a token', { accessToken: 'abc' }, { accessToken: 'abc' }],
  ['refresh', 'no readable user', { accessToken: 'abc', user: {} }, { accessToken: 'abc' }],
  ['refresh', 'its user', { data: { accessToken: 'abc', user: ada } }, { accessToken: 'abc', user: ada }],
  ...refusals('refresh', [{ accessToken: '', user: ada }, { user: ada }]),
  ['csrfToken', 'a token in an envelope', { data: { csrfToken: 'abc' } }, 'abc'],
  ...refusals('csrfToken', [{}, { csrfToken: '' }, { csrfToken: 7 }]),
];

const unknownNumber = {
  id: '18',
  activationId: '',
  phoneNumber: '',
  countryCode: '',
  serviceCode: '',
  serviceName: '',
  status: '',
};
const position = { page: 2, limit: 50, total: 51, totalPages: 2 };

const numbers: readonly Row[] = [
  ['activeNumbers', 'a position', { data: [], pagination: position }, { numbers: [], pagination: position }],
  [
    'activeNumbers',
    'a position without the size of a page',
    { data: [], pagination: { ...position, limit: undefined } },
    { numbers: [], pagination: { ...position, limit: 20 } },
  ],
  ['activeNumbers', 'a broken position', { data: [], pagination: { page: 'second' } }, { numbers: [] }],
  [
    'activeNumbers',
    'rows among them that are none',
    { data: [7, { id: 18 }, { status: 'waiting' }, 'x'] },
    { numbers: [unknownNumber] },
  ],
  ['numberStatus', 'an id alone', { data: { id: 18 } }, unknownNumber],
  [
    'numberStatus',
    'a code between blanks',
    { data: { id: 18, sms_code: ' 482913\r\n' } },
    { ...unknownNumber, smsCode: '482913' },
  ],
  ['purchaseNumber', 'an id', { data: { purchaseId: 18, activationId: 'a1' } }, { id: '18' }],
  ['purchaseNumber', 'no id', { success: true, data: [18] }, {}],
  ['purchaseNumber', 'a broken id', { success: true, purchaseId: {} }, {}],
  ['retryNumber', 'a new expiry', { newExpiryDate: new Date(NOON).toISOString() }, { expiresAt: NOON }],
  [
    'fullSms',
    'a text with its code',
    { data: { fullText: 'It is 12', code: '12' } },
    { text: 'It is 12', code: '12' },
  ],
  ['fullSms', 'a text without code', { data: { fullText: 'Hello' } }, { text: 'Hello' }],
  ...refusals('fullSms', [{ code: '12' }]),
];

const reference = { tx_ref: 'SMS_1' };
const unknownDeposit = {
  id: 'SMS_1',
  txRef: 'SMS_1',
  status: '',
};
const sentPosition = { page: 2, limit: 20, total_records: 21, total_pages: 2 };
const depositPosition = { page: 2, limit: 20, total: 21, totalPages: 2 };
const onePage = { deposits: [unknownDeposit], pagination: depositPosition };

/** Where a page of deposits stands, as the server says it. */
const depositsAt = (sent: object, pagination: unknown): Row => [
  'deposits',
  `the position ${JSON.stringify(sent)}`,
  { deposits: [], pagination: sent },
  { deposits: [], pagination },
];

const sentQuote = { usd_equivalent: '3.10', fx_rate: 1612.9 };
const quote = { usdAmount: 3.1, rate: 1612.9 };

const payments: readonly Row[] = [
  ['deposits', 'nested in data', { data: { deposits: [reference], pagination: sentPosition } }, onePage],
  [
    'deposits',
    'a position beside data',
    { data: { deposits: [reference] }, pagination: sentPosition },
    onePage,
  ],
  ['deposits', 'rows as data', { data: [reference], pagination: sentPosition }, onePage],
  depositsAt({ page: 2, limit: 20, totalRecords: 21, totalPages: 2 }, depositPosition),
  depositsAt({ page: '2', limit: '20', total: '21', totalPages: '2' }, depositPosition),
  depositsAt({ page: 2, total: 21 }, depositPosition),
  depositsAt({ ...sentPosition, totalRecords: 1, total: 2, totalPages: 4 }, depositPosition),
  depositsAt({ page: 1 }, { page: 1, limit: 20, total: 0, totalPages: 0 }),
  depositsAt({ page: 'second' }, undefined),
  ['paymentStatus', 'a reference alone', { data: { tx_ref: 'SMS_1' } }, unknownDeposit],
  ['paymentStatus', 'an id', { data: { ...reference, id: 9 } }, { ...unknownDeposit, id: '9' }],
  ['paymentStatus', 'a rate of 0', { data: { tx_ref: 'SMS_1', fx_rate: 0 } }, unknownDeposit],
  ['exchangeRate', 'a rate as text', { data: { rate: '1612.9' } }, 1612.9],
  ...refusals('exchangeRate', [{ data: { rate: 0 } }, { data: {} }]),
  [
    'calculateUsd',
    'a margin',
    { data: { ...sentQuote, margin: 2, margin_percentage: 3 } },
    { ...quote, margin: 2 },
  ],
  [
    'calculateUsd',
    'a margin in percent',
    { data: { ...sentQuote, margin_percentage: 3 } },
    { ...quote, margin: 3 },
  ],
  ['calculateUsd', 'no margin', { data: { ...sentQuote, margin: 'some' } }, quote],
  ...refusals('calculateUsd', [
    { ...sentQuote, usd_equivalent: 0 },
    { ...sentQuote, fx_rate: 0 },
    { fx_rate: 1612.9 },
    { usd_equivalent: 3 },
  ]),
  ['createDeposit', 'no page of the provider', { data: { tx_ref: 'SMS_1' } }, { txRef: 'SMS_1' }],
  [
    'createDeposit',
    'a page of the provider',
    { data: { tx_ref: 'SMS_1', payment_link: 'https://pay.example/1' } },
    { txRef: 'SMS_1', paymentLink: 'https://pay.example/1' },
  ],
  [
    'verifyPayment',
    'a status and words',
    { message: 'Paid', data: { status: 'A' } },
    { message: 'Paid', status: 'A' },
  ],
  ['verifyPayment', 'a bare status', { status: 'FAILED' }, { status: 'FAILED' }],
  ['verifyPayment', 'neither', { success: true, message: 7, data: ['A'] }, {}],
  ['balance', 'the figure alone', { balance: 12.34 }, { balance: 12.34 }],
  ['balance', 'the figure in data, as text', { data: { balance: '12.34' } }, { balance: 12.34 }],
  [
    'balance',
    'no readable summary',
    { data: { balance: { balance: 12.34 }, summary: null } },
    { balance: 12.34 },
  ],
  [
    'balance',
    'broken sums',
    {
      balance: { balance: 12.34, total_spent: {} },
      summary: { total_payments: {} },
      total_deposited: 'much',
    },
    { balance: 12.34 },
  ],
  ...refusals('balance', [null, [], 12.34, {}, { balance: {} }, { balance: 'much' }, { summary: {} }]),
];

const unrestricted = { serviceAvailable: true, recommendations: [] };
const unknownSubscription = { id: '4', status: '', serviceCode: '', countryCode: '' };

const others: readonly Row[] = [
  ['restrictions', 'no word of any', operations.restrictions.valueOn404, unrestricted],
  [
    'restrictions',
    'nothing readable',
    { serviceAvailable: 'no', currentStock: 'few', recommendations: [{ type: 'tip' }] },
    unrestricted,
  ],
  [
    'availability',
    'counts by service and running number',
    { data: { wa_0: { available: 12 }, tg_1: '3', a_1b_10: 4, bad_0: { available: 'x' } } },
    new Map(Object.entries({ wa: 12, tg: 3, a_1b: 4 })),
  ],
  ['dashboardStats', 'nothing', {}, {}],
  ['dashboardStats', 'a figure as text', { data: { balance: '12.5' } }, { balance: 12.5 }],
  [
    'dashboardActivity',
    'a name without its code',
    [{ id: 1, service_name: 'TG' }],
    [
      {
        id: '1',
        status: '',
        serviceName: 'TG',
        serviceCode: 'tg',
        countryCode: '',
        phoneNumber: '',
      },
    ],
  ],
  ['subscriptions', 'an id alone', [{ id: 4 }], [unknownSubscription]],
  [
    'subscriptions',
    'the name of a subscription alone',
    [{ subscription_id: 4 }, { subscriptionId: 5 }],
    [
      { ...unknownSubscription, subscriptionId: '4' },
      { ...unknownSubscription, id: '5', subscriptionId: '5' },
    ],
  ],
  ['buySubscription', 'its name', { data: { subscriptionId: 11 } }, { subscriptionId: '11' }],
  ...refusals('buySubscription', [{ success: true, data: {} }]),
];

it.each([...sessions, ...numbers, ...payments, ...others])('answer to %s: %s', (call, _, answer, reading) => {
  expect(readingOf(call, answer)).toEqual(reading);
});
