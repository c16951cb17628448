import { expect, it } from 'vitest';
import type { ApiError } from '../../api/errors/api-error';
import { AUTO_CANCEL } from '../../limits/tuning';
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
const down = aRejection({ status: 500 });
/** How many seconds after noon the number is tried again, and why. */
const retryAfter = (...actions: readonly AutoCancelAction[]) => {
  const failed = actions.reduce(updateAutoCancel, IDLE).failed.get('1');
  return failed && [failed.why, (failed.nextAt - NOON) / SECOND_MS];
};

it.each<[string, readonly AutoCancelAction[], unknown]>([
  ['5 s after the first failure', [failedAt(0, down)], ['refused', 5]],
  ['10 s after the second', [failedAt(0, down), failedAt(5, down)], ['refused', 15]],
  ['20 s after the third', [0, 5, 15].map((at) => failedAt(at, down)), ['refused', 35]],
  ['at the last moment, not after it', [0, 5, 15, 35, 75].map((at) => failedAt(at, down)), ['refused', 108]],
  ['not after the last moment', [failedAt(108, down)], ['refused', Infinity]],
  [
    'not once an SMS came first',
    [failedAt(0, aRejection({ status: 409, code: 'SMS_ALREADY_RECEIVED' }))],
    ['refused', Infinity],
  ],
  ['not once the number is unknown', [failedAt(0, aRejection({ status: 404 }))], ['refused', Infinity]],
  ['5 s after a lost answer', [failedAt(0, { kind: 'network', elapsedMs: 1 })], ['unanswered', 5]],
  ['from the beginning after a cancel', [failedAt(0, down), { kind: 'done', id: '1', now: NOON }], undefined],
])('automatic cancel that failed: is tried again %s', (_, actions, expected) => {
  expect(retryAfter(...actions)).toEqual(expected);
});

it('automatic cancel that failed: a rate limit pauses all of them, and is no failure', () => {
  const limited = aRejection({ status: 429, retryAfterS: 12 });
  const state = updateAutoCancel(IDLE, failedAt(0, limited));
  expect([state.pausedUntil, state.failed.size]).toEqual([NOON + 12 * SECOND_MS, 0]);
});

it('look before a cancel: what it lacks is left alone for a while, and a failed one says nothing', () => {
  const began: AutoCancelAction = { kind: 'look-began', now: NOON };
  const ended = (ids: readonly string[] | null): AutoCancelAction => ({
    kind: 'look-ended',
    ids: ids && new Set(ids),
    due: ['1', '2'],
    now: NOON,
  });
  const looked = [began, ended(['2'])].reduce(updateAutoCancel, IDLE);
  expect(looked.look).toEqual({ startedAt: NOON, isPending: false, ids: new Set(['2']) });
  expect([...looked.failed]).toEqual([
    ['1', { why: 'elsewhere', tries: 0, nextAt: NOON + AUTO_CANCEL.elsewhereMs }],
  ]);
  expect([began, ended(null)].reduce(updateAutoCancel, IDLE).failed.size).toBe(0);
});

it('look before a cancel: does not outlive a change of the leader', () => {
  const began: AutoCancelAction = { kind: 'look-began', now: NOON };
  const switched: AutoCancelAction = { kind: 'switched', isOn: true, now: NOON };
  expect([began, switched].reduce(updateAutoCancel, IDLE)).toMatchObject({ since: NOON, look: null });
});
