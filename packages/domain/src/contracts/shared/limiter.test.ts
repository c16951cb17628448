import { expect, it } from 'vitest';
import { limiterOf } from './limiter';

it.each([
  ['/numbers/purchase', 'sms'],
  ['/payments/create-deposit', 'sms'],
  ['/payments/verify/1', 'sms'],
  ['/payments/balance', 'api'],
  ['/services', 'api'],
  ['/my/services', null],
  ['/my/payments/verify/1', null],
  ['/servicestatus', null],
  ['/paymentsum', null],
] as const)('limiter: of %s is %s', (path, limiter) => {
  expect(limiterOf({ path })).toBe(limiter);
});
