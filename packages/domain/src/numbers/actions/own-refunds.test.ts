import { expect, it } from 'vitest';
import { aNumber } from '../../testing/fixtures/a-number';
import { fresh } from '../list/known-number';
import { NO_NUMBERS } from '../list/numbers-model';
import { isOwnRefund } from './own-refunds';

const PRICES = { one: 0.3178, other: 0.5, third: 0.1, free: null } as const;

/** Known numbers, each cancelled at noon. */
const NOON = 12;
const numbers = {
  ...NO_NUMBERS,
  byId: new Map(
    Object.entries(PRICES).map(([id, price]) => [id, fresh(aNumber({ id, price }), { changedAt: NOON })]),
  ),
};

const busy = (...ids: readonly string[]) => ({ busy: new Map(ids.map((id) => [id, 'cancel'] as const)) });
const cancelled = (...cancelledIds: readonly string[]) => ({ cancelledIds });

it.each([
  ['of a cancel whose call is in flight', 0.3178, busy('one'), true],
  ['of a cancel that was answered', 0.3178, cancelled('one'), true],
  ['with the error of a sum', 0.3178000001, cancelled('one'), true],
  ['of two at once', 0.8178, cancelled('one', 'other'), true],
  ['of two at once, one still in flight', 0.8178, { ...cancelled('one'), ...busy('other') }, true],
  ['of the last two of three', 0.6, cancelled('one', 'other', 'third'), true],
  ['of another amount', 0.5, cancelled('one'), false],
  ['of a refund and a payment', 5.3178, cancelled('one'), false],
  ['without a cancel', 0.3178, {}, false],
  ['while a number is marked as complete', 0.3178, { busy: new Map([['one', 'complete'] as const]) }, false],
  ['of a cancel whose price is unknown', 0.3178, cancelled('free'), false],
  [
    'after a balance was read that holds it',
    0.3178,
    { ...cancelled('one'), balanceReads: { requestedAt: NOON } },
    false,
  ],
])('own refund: a rise %s', (_, rise, cancels, isOwn) => {
  const none = { numbers, busy: new Map(), cancelledIds: [], balanceReads: { requestedAt: 0 } };
  expect(isOwnRefund(rise, { ...none, ...cancels })).toBe(isOwn);
});
