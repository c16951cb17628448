import { expect, it } from 'vitest';
import { operations, type OperationName } from '..';
import { limiterOf } from './limiter';

const countedBy = (limiter: ReturnType<typeof limiterOf>) =>
  (Object.keys(operations) as OperationName[]).filter((name) => limiterOf(operations[name]) === limiter);

it('limiter: provider calls count separately from the others, and session calls do not count', () => {
  expect(countedBy('sms')).toEqual([
    'createDeposit',
    'verifyPayment',
    'purchaseNumber',
    'activeNumbers',
    'numberStatus',
    'cancelNumber',
    'completeNumber',
    'fullSms',
    'retryNumber',
    'history',
    'buySubscription',
    'subscriptions',
    'cancelSubscription',
  ]);
  expect(countedBy('api')).toEqual([
    'services',
    'countries',
    'operators',
    'prices',
    'availability',
    'restrictions',
    'balance',
    'exchangeRate',
    'calculateUsd',
    'deposits',
    'cancelPayment',
    'paymentStatus',
  ]);
});

it.each(['/my/services', '/my/payments/verify/1', '/servicestatus', '/paymentsum'])(
  '%s is none of them',
  (path) => {
    expect(limiterOf({ path: path as `/${string}` })).toBeNull();
  },
);
