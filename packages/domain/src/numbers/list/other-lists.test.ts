import { expect, it } from 'vitest';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { NO_NUMBERS, updateNumbers } from './numbers-model';
import { asSeenHere } from './other-lists';

const waiting = aNumber();
const received = aNumber({ status: 'received', smsCode: '1234', receivedAt: NOON });
const numbers = updateNumbers(NO_NUMBERS, {
  kind: 'listed',
  rows: [received],
  total: 1,
  at: NOON,
  now: NOON,
});

it.each([
  ['an SMS that it lacks', waiting, { status: 'received', smsCode: '1234' }],
  [
    'a refund that the server has overwritten',
    aNumber({ id: '2', status: 'expired' }),
    { status: 'cancelled' },
  ],
  ['no refund of another number', aNumber({ id: '3', status: 'expired' }), { status: 'expired' }],
  ['its own end', aNumber({ status: 'used', smsCode: '9999' }), { status: 'used', smsCode: '9999' }],
])('row of another list: shows %s', (_, row, shown) => {
  const seen = { numbers, refundedIds: new Set(['2']) };
  expect(asSeenHere(row, seen, NOON)).toMatchObject(shown);
});
