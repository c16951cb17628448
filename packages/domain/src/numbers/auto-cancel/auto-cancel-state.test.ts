import { expect, it } from 'vitest';
import type { ApiError } from '../../api/errors/api-error';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { MINUTE_MS, SECOND_MS } from '../../limits/spec';
import { NOON } from '../../testing/fixtures/a-number';
import { aRejection } from '../../testing/fixtures/a-rejection';
import { IDLE, updateAutoCancel, type AutoCancelAction } from './auto-cancel-state';

/** Two minutes are left at noon. */
const EXPIRY = NOON + 2 * MINUTE_MS;
const failedAt = (seconds: number, error: ApiError): AutoCancelAction => ({
  kind: 'failed',
  id: '1',
  error,
  expiry: EXPIRY,
  now: NOON + seconds * SECOND_MS,
});
const DONE: AutoCancelAction = { kind: 'done', id: '1', isFirst: true, now: NOON };
const down = aRejection({ status: 500 });
const tooLate = aRejection({ status: 409, code: 'SMS_ALREADY_RECEIVED' });
/** How many seconds after noon the number is tried again, and why. */
const retryAfter = (...actions: readonly AutoCancelAction[]) => {
  const failed = actions.reduce(updateAutoCancel, IDLE).failed.get('1');
  return failed && [failed.why, (failed.nextAt - NOON) / SECOND_MS];
};

it.each<[string, readonly AutoCancelAction[], unknown]>([
  ['5 s after the first failure', [failedAt(0, down)], ['refused', 5]],
  ['20 s after the third', [0, 5, 15].map((at) => failedAt(at, down)), ['refused', 35]],
  ['at the last moment, not after it', [0, 5, 15, 35, 75].map((at) => failedAt(at, down)), ['refused', 108]],
  ['not after the last moment', [failedAt(108, down)], ['refused', Infinity]],
  ['not once an SMS came first', [failedAt(0, tooLate)], ['refused', Infinity]],
  ['not once the number is unknown', [failedAt(0, aRejection({ status: 404 }))], ['refused', Infinity]],
  ['5 s after a lost answer', [failedAt(0, { kind: 'network', elapsedMs: 1 })], ['unanswered', 5]],
  ['from the beginning after a cancel', [failedAt(0, down), DONE], undefined],
])('automatic cancel that failed: is tried again %s', (_, actions, expected) => {
  expect(retryAfter(...actions)).toEqual(expected);
});

const BEGAN: AutoCancelAction = { kind: 'look-began', now: NOON };
const lookFailed = (error: ApiError): AutoCancelAction => ({ kind: 'look-failed', error, now: NOON });

it.each<[string, (error: ApiError) => readonly AutoCancelAction[]]>([
  ['automatic cancel', (error) => [failedAt(0, error)]],
  // It is made anew: nothing was seen.
  ['look before a cancel', (error) => [BEGAN, lookFailed(error)]],
])('%s that failed: a rate limit pauses all of them, and is no failure', (_, failed) => {
  const limited = aRejection({ status: 429, retryAfterS: 12 });
  const state = failed(limited).reduce(updateAutoCancel, IDLE);
  expect(state).toEqual({ ...IDLE, pausedUntil: NOON + 12 * SECOND_MS });
});

it('look before a cancel: what it lacks is left alone for a while, and a failed one says nothing', () => {
  const ended: AutoCancelAction = { kind: 'look-ended', ids: new Set(['2']), due: ['1', '2'], now: NOON };
  const looked = [BEGAN, ended].reduce(updateAutoCancel, IDLE);
  expect(looked.look).toEqual({ startedAt: NOON, endedAt: NOON, ids: new Set(['2']) });
  expect([...looked.failed]).toEqual([
    ['1', { why: 'elsewhere', tries: 0, nextAt: NOON + AUTO_CANCEL.elsewhereMs }],
  ]);
  const failed = [BEGAN, lookFailed(down)].reduce(updateAutoCancel, IDLE);
  expect(failed).toEqual({ ...IDLE, look: { startedAt: NOON, endedAt: NOON, ids: null } });
});

it('device that another one precedes: is second until it cancels a number itself', () => {
  const looked: AutoCancelAction = { kind: 'look-ended', ids: new Set(), due: ['1'], now: NOON };
  const beaten: AutoCancelAction = { ...DONE, isFirst: false };
  const isSecond = (...actions: readonly AutoCancelAction[]) =>
    actions.reduce(updateAutoCancel, IDLE).isSecond;
  const gone = failedAt(0, aRejection({ status: 409, code: 'INVALID_STATUS_FOR_CANCEL' }));
  expect([looked, beaten, gone].map((action) => isSecond(action))).toEqual([true, true, true]);
  expect([isSecond(looked, DONE), isSecond(failedAt(0, down))]).toEqual([false, false]);
});

it('look before a cancel: does not outlive a change of the leader', () => {
  const switched: AutoCancelAction = { kind: 'switched', isOn: true, now: NOON };
  expect([BEGAN, switched].reduce(updateAutoCancel, IDLE)).toMatchObject({ since: NOON, look: null });
});
