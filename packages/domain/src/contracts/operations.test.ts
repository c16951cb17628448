import { expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER, operations, type DocumentedOperation, type OperationName } from '.';
import { limiterOf } from './shared/limiter';

const all = Object.entries(operations) as readonly (readonly [OperationName, DocumentedOperation])[];

it.each(all)('operations: %s is a GET only if it changes nothing', (_, { method, callClass }) => {
  expect(method === 'GET').toBe(callClass === 'read');
});

/** What the client needs to know of a call, in one line. */
const summaryOf = (operation: DocumentedOperation): string => {
  const { method, path, callClass, hasIdempotencyKey, anonymous, keepalive, retries, timeoutMs } = operation;
  const limiter = limiterOf(operation);
  return [
    `${method} ${path}`,
    callClass,
    hasIdempotencyKey && 'idempotency key',
    anonymous && 'anonymous',
    keepalive && 'keepalive',
    retries !== undefined && `${retries} retries`,
    timeoutMs !== undefined && `${timeoutMs} ms`,
    limiter !== null && `limiter ${limiter}`,
  ]
    .filter(Boolean)
    .join(', ');
};

it('operations: are those of spec §7, each with its class, credentials, retries, deadline and limiter', () => {
  expect(Object.fromEntries(all.map(([name, operation]) => [name, summaryOf(operation)]))).toEqual({
    health: 'GET /health, read, anonymous, 30000 ms',
    csrfToken: 'GET /csrf-token, read, anonymous, 10000 ms',
    login: 'POST /auth/login, auth, anonymous',
    me: 'GET /auth/me, read',
    refresh: 'POST /auth/refresh, auth, anonymous, 30000 ms',
    logout: 'POST /auth/logout, idempotent',
    register: 'POST /auth/register, money, anonymous',
    services: 'GET /services, read, limiter api',
    countries: 'GET /services/countries, read, limiter api',
    operators: 'GET /services/operators/{country}, read, limiter api',
    prices: 'GET /services/prices, read, limiter api',
    availability: 'GET /services/availability, read, limiter api',
    restrictions: 'GET /services/restrictions/{country}/{service}, read, limiter api',
    balance: 'GET /payments/balance, read, limiter api',
    exchangeRate: 'GET /payments/exchange-rate, read, limiter api',
    calculateUsd: 'POST /payments/calculate-usd, compute, limiter api',
    createDeposit: 'POST /payments/create-deposit, money, idempotency key, limiter sms',
    deposits: 'GET /payments/deposits, read, limiter api',
    verifyPayment: 'POST /payments/verify/{txRef}, idempotent, idempotency key, limiter sms',
    cancelPayment: 'DELETE /payments/cancel/{txRef}, idempotent, idempotency key, limiter api',
    paymentStatus: 'GET /payments/status/{txRef}, read, limiter api',
    purchaseNumber: 'POST /numbers/purchase, money, idempotency key, limiter sms',
    activeNumbers: 'GET /numbers/active, read, limiter sms',
    numberStatus: 'GET /numbers/{id}/status, read, limiter sms',
    cancelNumber: 'POST /numbers/{id}/cancel, idempotent, idempotency key, limiter sms',
    completeNumber: 'POST /numbers/{id}/complete, idempotent, keepalive, limiter sms',
    fullSms: 'GET /numbers/{id}/full-sms, read, limiter sms',
    retryNumber: 'POST /numbers/{id}/retry, money, idempotency key, limiter sms',
    history: 'GET /numbers/history, read, limiter sms',
    buySubscription: 'POST /numbers/subscriptions/buy, money, idempotency key, limiter sms',
    subscriptions: 'GET /numbers/subscriptions, read, 0 retries, limiter sms',
    cancelSubscription: 'POST /numbers/subscriptions/{id}/cancel, idempotent, limiter sms',
    dashboardStats: 'GET /dashboard/stats, read',
    dashboardActivity: 'GET /dashboard/activity, read',
  });
  expect(IDEMPOTENCY_HEADER).toBe('Idempotency-Key');
});

it('operations: rollbackCodes of a money call are the codes that the contract documents for a 409 or a 5xx', () => {
  for (const [name, { callClass, hasIdempotencyKey, errors, rollbackCodes }] of all) {
    const documented = Object.entries(errors).filter(([, { status }]) => status === 409 || status >= 500);
    // A registration reads any code as a response: see decision 0009.
    const isMeant = callClass === 'money' && hasIdempotencyKey === true;
    expect([name, rollbackCodes]).toEqual([name, isMeant ? documented.map(([code]) => code) : undefined]);
  }
});
