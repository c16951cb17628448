import { expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER, operations, type DocumentedOperation, type OperationName } from '.';

const all = Object.entries(operations) as readonly (readonly [OperationName, DocumentedOperation])[];

it.each(all)('operations: %s is a GET only if it changes nothing', (_, { method, callClass }) => {
  expect(method === 'GET').toBe(callClass === 'read');
});

it('operations: are those of spec §7', () => {
  const calls = Object.fromEntries(all.map(([name, { method, path }]) => [name, `${method} ${path}`]));
  expect(calls).toEqual({
    health: 'GET /health',
    csrfToken: 'GET /csrf-token',
    login: 'POST /auth/login',
    register: 'POST /auth/register',
    me: 'GET /auth/me',
    refresh: 'POST /auth/refresh',
    logout: 'POST /auth/logout',
    services: 'GET /services',
    countries: 'GET /services/countries',
    operators: 'GET /services/operators/{country}',
    prices: 'GET /services/prices',
    availability: 'GET /services/availability',
    restrictions: 'GET /services/restrictions/{country}/{service}',
    balance: 'GET /payments/balance',
    exchangeRate: 'GET /payments/exchange-rate',
    calculateUsd: 'POST /payments/calculate-usd',
    createDeposit: 'POST /payments/create-deposit',
    deposits: 'GET /payments/deposits',
    verifyPayment: 'POST /payments/verify/{txRef}',
    cancelPayment: 'DELETE /payments/cancel/{txRef}',
    paymentStatus: 'GET /payments/status/{txRef}',
    purchaseNumber: 'POST /numbers/purchase',
    activeNumbers: 'GET /numbers/active',
    numberStatus: 'GET /numbers/{id}/status',
    cancelNumber: 'POST /numbers/{id}/cancel',
    completeNumber: 'POST /numbers/{id}/complete',
    fullSms: 'GET /numbers/{id}/full-sms',
    retryNumber: 'POST /numbers/{id}/retry',
    history: 'GET /numbers/history',
    buySubscription: 'POST /numbers/subscriptions/buy',
    subscriptions: 'GET /numbers/subscriptions',
    cancelSubscription: 'POST /numbers/subscriptions/{id}/cancel',
    dashboardStats: 'GET /dashboard/stats',
    dashboardActivity: 'GET /dashboard/activity',
  });
});

const namesOf = (isMeant: (operation: DocumentedOperation) => boolean | undefined) =>
  all.filter(([, operation]) => isMeant(operation)).map(([name]) => name);

it('operations: a call that moves money or opens an account is never retried', () => {
  expect(namesOf(({ callClass }) => callClass === 'money')).toEqual([
    'register',
    'createDeposit',
    'purchaseNumber',
    'retryNumber',
    'buySubscription',
  ]);
});

it('operations: rollbackCodes of a money call are the codes that the contract documents for a 409 or a 5xx', () => {
  for (const [name, { callClass, hasIdempotencyKey, errors, rollbackCodes }] of all) {
    const documented = Object.entries(errors).filter(([, { status }]) => status === 409 || status >= 500);
    // A registration reads any code as a response: see decision 0009.
    const isMeant = callClass === 'money' && hasIdempotencyKey === true;
    expect([name, rollbackCodes]).toEqual([name, isMeant ? documented.map(([code]) => code) : undefined]);
  }
});

it('operations: safe calls and session renewals are classified', () => {
  expect(namesOf(({ callClass }) => callClass === 'idempotent')).toEqual([
    'logout',
    'verifyPayment',
    'cancelPayment',
    'cancelNumber',
    'completeNumber',
    'cancelSubscription',
  ]);
  expect(namesOf(({ callClass }) => callClass === 'compute')).toEqual(['calculateUsd']);
  expect(namesOf(({ callClass }) => callClass === 'auth')).toEqual(['login', 'refresh']);
});

it('operations: every call that a repetition would carry out twice has an idempotency key', () => {
  expect(IDEMPOTENCY_HEADER).toBe('Idempotency-Key');
  expect(namesOf(({ hasIdempotencyKey }) => hasIdempotencyKey)).toEqual([
    'createDeposit',
    'verifyPayment',
    'cancelPayment',
    'purchaseNumber',
    'cancelNumber',
    'retryNumber',
    'buySubscription',
  ]);
});

it('operations: anonymous calls carry no bearer', () => {
  expect(namesOf(({ anonymous }) => anonymous)).toEqual([
    'health',
    'csrfToken',
    'login',
    'refresh',
    'register',
  ]);
});

it('operations: only the list of subscriptions is never retried', () => {
  expect(namesOf(({ callClass, retries }) => callClass === 'read' && retries === 0)).toEqual([
    'subscriptions',
  ]);
});

it('operations: only a completion has `keepalive`', () => {
  expect(namesOf(({ keepalive }) => keepalive)).toEqual(['completeNumber']);
});

it('operations: only calls that block a page have their own deadline', () => {
  const deadlines = all.flatMap(([name, { timeoutMs }]) =>
    timeoutMs === undefined ? [] : [[name, timeoutMs]],
  );
  expect(Object.fromEntries(deadlines)).toEqual({ health: 30_000, csrfToken: 10_000, refresh: 30_000 });
});
