import { expect, it } from 'vitest';
import { limiterOf } from './limiter';

it.each([
  ['/numbers/purchase', 'sms'],
  ['/payments/create-deposit', 'sms'],
  ['/payments/verify/1', 'sms'],
  ['/payments/balance', 'api'],
  ['/services', 'api'],
] as const)('limiter: of %s is %s', (path, limiter) => {
  expect(limiterOf({ path })).toBe(limiter);
});

it.each(['/my/services', '/my/payments/verify/1', '/servicestatus', '/paymentsum'] as const)(
  'limiter: none counts %s',
  (path) => {
    expect(limiterOf({ path })).toBeNull();
  },
);
