import { expect, it } from 'vitest';
import type { Attempt } from '../../api/money-call/mutation-attempt';
import { aRejection } from '../../testing/fixtures/a-rejection';
import { isLeftBehind, NO_RETRY, pendingRetryIds, retryAfterClick, retryAfterStep } from './retry-state';

type RetryAttempt = Attempt<{ readonly numberId: string }, number>;

const step = (known: Partial<RetryAttempt>, numberId = '1') => ({
  after: {
    intent: { numberId },
    phase: 'sending',
    isOverdue: false,
    lookup: null,
    outcome: null,
    ...known,
  } as const,
});
const sending = retryAfterStep(NO_RETRY, step({}));
const queued = ['1', '2', '3', '2'].reduce(retryAfterClick, sending);

it('wait longer: numbers that are clicked meanwhile follow, each once', () => {
  expect(pendingRetryIds(queued)).toEqual(['1', '2', '3']);
  const next = retryAfterStep(queued, step({ outcome: { kind: 'succeeded', made: 1 } }));
  expect(next.queue).toEqual(['2', '3']);
  expect(pendingRetryIds(retryAfterStep(next, step({}, '2')))).toEqual(['2', '3']);
});

it.each<[string, Partial<RetryAttempt>, string | null]>([
  ['a refusal', { outcome: { kind: 'rejected', error: aRejection({ status: 400, text: 'No' }) } }, 'No'],
  ['the end of its session', { outcome: { kind: 'rejected', error: undefined } }, null],
  ['no result', { outcome: { kind: 'not-found' } }, 'Failed to request retry'],
  ['a list that cannot decide', { phase: 'ambiguous' }, null],
  ['a list that cannot be loaded', { phase: 'lookup-failed' }, null],
  ['a user who does not wait', { outcome: { kind: 'abandoned' } }, null],
])('wait longer: %s ends those that follow', (_, known, error) => {
  const ended = retryAfterStep(queued, step(known));
  expect([ended.error, ended.queue, pendingRetryIds(ended)]).toEqual([error, [], []]);
});

it.each([
  ['another number', 'ambiguous', '2', true],
  ['the same', 'ambiguous', '1', true],
  ['another number', 'lookup-failed', '2', true],
  ['the same', 'lookup-failed', '1', false],
] as const)('wait longer: a click on %s leaves a call behind that is %s', (_, phase, id, isLeft) => {
  expect(isLeftBehind(retryAfterStep(sending, step({ phase })), id)).toBe(isLeft);
  expect(isLeftBehind(sending, id)).toBe(false);
});
