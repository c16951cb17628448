import { expect, it } from 'vitest';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { NO_NUMBERS, updateNumbers, type NumbersUpdate } from './numbers-model';
import { asSeenHere } from './other-lists';

const waiting = aNumber();
const received = aNumber({ status: 'received', smsCode: '1234', receivedAt: NOON });
const cancelled = aNumber({ id: '4' });
const expired = aNumber({ id: '5' });
const completed = aNumber({ id: '6' });
const moment = { at: NOON, now: NOON };
const numbers = [
  {
    kind: 'listed',
    rows: [received, cancelled, expired, { ...completed, smsCode: '77' }],
    total: 4,
    ...moment,
  },
  { kind: 'ended', id: '6', status: 'used', ...moment },
  { kind: 'ended', id: '4', status: 'cancelled', ...moment },
  { kind: 'ended', id: '5', status: 'expired', at: NOON - 1, now: NOON },
] satisfies NumbersUpdate[];

it.each([
  ['an SMS that it lacks', waiting, { status: 'received', smsCode: '1234' }],
  ['a refund that the server overwrote', aNumber({ id: '2', status: 'expired' }), { status: 'cancelled' }],
  ['no refund of another number', aNumber({ id: '3', status: 'expired' }), { status: 'expired' }],
  ['an end that it lacks', cancelled, { status: 'cancelled' }],
  ['the code of one that was completed here', completed, { status: 'used', smsCode: '77' }],
  ['a wait that is newer than an end', expired, { status: 'waiting' }],
  ['its own end', aNumber({ status: 'used', smsCode: '9999' }), { status: 'used', smsCode: '9999' }],
])('row of another list: shows %s', (_, row, shown) => {
  const seen = { numbers: numbers.reduce(updateNumbers, NO_NUMBERS), refundedIds: new Set(['2']) };
  expect(asSeenHere(row, seen, NOON)).toMatchObject(shown);
});
