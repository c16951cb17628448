import { expect, it } from 'vitest';
import { MINUTE_MS } from '../../limits/spec';
import { aNumber } from '../../testing/fixtures/a-number';
import { fresh } from '../list/known-number';
import { NO_NUMBERS } from '../list/numbers-model';
import { isOwnRefund } from './own-refunds';

const PRICES = { one: 0.3178, other: 0.5, third: 0.1, free: null } as const;

const NOON = 12;
type Ids = readonly string[];

/** The known numbers, some of them cancelled by this page at noon. */
const numbersWith = (cancelled: Ids, status = 'cancelled') => ({
  ...NO_NUMBERS,
  byId: new Map(
    Object.entries(PRICES).map(([id, price]) => {
      const isEndedHere = cancelled.includes(id);
      const number = aNumber({ id, price, status: isEndedHere ? status : 'waiting' });
      return [id, fresh(number, { isEndedHere, changedAt: NOON })];
    }),
  ),
});
const busyWith = (ids: Ids, act: 'cancel' | 'complete' = 'cancel') =>
  new Map(ids.map((id) => [id, act] as const));

it.each<[string, number, Ids, Ids, boolean]>([
  ['of a cancel whose call is in flight', 0.3178, ['one'], [], true],
  ['of a cancel that was answered', 0.3178, [], ['one'], true],
  ['with the error of a sum', 0.3178000001, [], ['one'], true],
  ['of two at once', 0.8178, [], ['one', 'other'], true],
  ['of two at once, one still in flight', 0.8178, ['other'], ['one'], true],
  ['of the last two of three', 0.6, [], ['one', 'other', 'third'], true],
  ['of another amount', 0.5, [], ['one'], false],
  ['of a refund and a payment', 5.3178, [], ['one'], false],
  ['without a cancel', 0.3178, [], [], false],
  ['of a cancel whose price is unknown', 0.3178, ['free'], [], false],
])('own refund: a rise %s', (_, rise, pending, cancelled, isOwn) => {
  const cancels = { numbers: numbersWith(cancelled), busy: busyWith(pending), now: NOON };
  expect(isOwnRefund(rise, { ...cancels, balanceReads: { requestedAt: 0 } })).toBe(isOwn);
});

it.each([
  ['of a number that is marked as complete', { busy: busyWith(['one'], 'complete') }],
  ['of a number that was marked as complete', { numbers: numbersWith(['one'], 'used') }],
  ['of more than a minute ago', { numbers: numbersWith(['one']), now: NOON + MINUTE_MS }],
  ['that a balance already has', { numbers: numbersWith(['one']), balanceReads: { requestedAt: NOON } }],
])('own refund: none %s', (_, state) => {
  const none = { numbers: numbersWith([]), busy: busyWith([]), balanceReads: { requestedAt: 0 }, now: NOON };
  expect(isOwnRefund(PRICES.one, { ...none, ...state })).toBe(false);
});
