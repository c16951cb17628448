import { expect, it } from 'vitest';
import { RECENT_ACTIVITY_ITEMS } from '../../limits/spec';
import { aNumber } from '../../testing/fixtures/a-number';
import { hasCodeArrived, isFirstCodeAhead } from './first-code';

const waiting = aNumber();
const received = aNumber({ status: 'received', smsCode: '482913' });
const expired = aNumber({ status: 'expired' });

const NONE = { totalNumbers: 0, successRate: 0 };
/** As many as the activity shows, of more. */
const MANY = Array.from({ length: RECENT_ACTIVITY_ITEMS }, () => expired);

it.each([
  ['a new account', NONE, [], false],
  ['a first number that waits', { totalNumbers: 1, successRate: 0 }, [waiting], false],
  ['numbers that all expired', { totalNumbers: 2, successRate: 0 }, [expired, expired], false],
  ['a number that received', { totalNumbers: 2, successRate: 0 }, [waiting, received], true],
  ['a completed number', { totalNumbers: 1, successRate: 0 }, [aNumber({ status: 'used' })], true],
  ['successes long ago', { totalNumbers: 40, successRate: 12.5 }, [expired], true],
  ['numbers that the activity leaves out', { totalNumbers: 40, successRate: 0 }, [expired], null],
  ['a dead counter beside a few numbers', NONE, [expired], false],
  ['a dead counter beside a full activity', NONE, MANY, null],
  ['unknown figures', { totalNumbers: null, successRate: null }, [expired], null],
])('first code by figures and activity: %s', (_, figures, activities, expected) => {
  expect(hasCodeArrived(figures, activities)).toBe(expected);
});

it.each([
  ['nothing is known', false, null, waiting, false],
  ['the account was just created', true, null, waiting, true],
  ['remembered as ahead, after a number without a code', false, false, waiting, true],
  ['remembered as arrived', true, true, waiting, false],
  ['a code in view', false, false, received, false],
])('first code ahead: %s', (_, isNew, hasArrived, number, expected) => {
  expect(isFirstCodeAhead(isNew, hasArrived, [number])).toBe(expected);
});
