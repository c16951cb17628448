import { expect, it } from 'vitest';
import { limiterOf } from './limiter';

it.each(['/my/services', '/my/payments/verify/1', '/servicestatus', '/paymentsum'] as const)(
  'limiter: none counts %s',
  (path) => {
    expect(limiterOf({ path })).toBeNull();
  },
);
