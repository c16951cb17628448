import { expect, it } from 'vitest';
import { parseProviderCallback } from './callback-query';

const PAGE = 'https://dashboard.example.com/transactions';

it.each([
  ['?status=Successful&tx_ref=SMS_5_1_ABC&transaction_id=9', 'successful', 'SMS_5_1_ABC', ''],
  // The provider appends its status to the server's.
  ['?status=successful&tx_ref=x&status=cancelled&tx_ref=x', 'cancelled', 'x', ''],
  ['?a=1&tx_ref=x&status=failed&b=%26&a=2#list', 'failed', 'x', '?a=1&b=%26&a=2#list'],
])('provider callback: reads %s and removes it from the address', (query, status, txRef, rest) => {
  const paymentReturn = { status, txRef };
  expect(parseProviderCallback(PAGE + query)).toEqual({ paymentReturn, address: PAGE + rest });
});

it.each(['', '?status=successful&transaction_id=9', '?tx_ref=', '#tx_ref=x'])(
  'provider callback: finds nothing in %j',
  (query) => {
    expect(parseProviderCallback(PAGE + query)).toBeNull();
  },
);
