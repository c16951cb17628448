import { allSettled, createWatch, type EventCallable } from 'effector';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { ApiError } from '../errors/api-error';
import { LAST_RECONCILIATION_TIMEOUT_MS } from '../../limits/tuning';
import { REQUEST_TIMEOUT_MS } from '../../limits/spec';
import { ada, createTestScope } from '../../testing/harness/create-test-scope';
import { NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { intentEntries } from './intent';
import { createReconciledMutation } from './reconciled-mutation';
import type { ListedRow } from './match-result';
import { aRejection, networkError } from '../../testing/fixtures/a-rejection';

useFakeClock(NOON);

const REFUSED = aRejection({ text: 'no' });

const intentSchema = v.object(intentEntries);
type Intent = v.InferOutput<typeof intentSchema>;

const aClick = (fields: Partial<Intent> = {}): Intent => ({
  userId: '7',
  key: 'key-1',
  clickedAt: NOON,
  clickedHereAt: NOON,
  knownIds: [],
  ...fields,
});
const bought: ListedRow = { id: '18', date: NOON + 1_000 };

/** A promise that the test settles. */
const awaited = <T>() => {
  let resolve: (value: T) => void = () => {};
  let reject: (error: ApiError) => void = () => {};
  const promise = new Promise<T>((onDone, onFail) => {
    resolve = onDone;
    reject = onFail;
  });
  return { promise, resolve, reject };
};

const RECORDED = ['succeeded', 'rejected', 'notFound', 'actionRequired', 'restored'] as const;

/** A money call with responses from the test, and its outcome. */
const openAttempt = ({
  stored = null,
  isSignedIn = true,
}: { readonly stored?: unknown; readonly isSignedIn?: boolean } = {}) => {
  const sends: (ReturnType<typeof awaited<string>> & { readonly key: string; readonly request: string })[] =
    [];
  const looks: (ReturnType<typeof awaited<readonly ListedRow[]>> & { readonly signal: AbortSignal })[] = [];
  const units = createReconciledMutation({
    name: 'purchase',
    intentSchema,
    send: (_, request: string, key) => {
      const answer = { ...awaited<string>(), key, request };
      sends.push(answer);
      return answer.promise;
    },
    loadList: (_, signal) => {
      const answer = { ...awaited<readonly ListedRow[]>(), signal };
      looks.push(answer);
      return answer.promise;
    },
    toResult: (answer) => `made by ${answer}`,
    findCandidates: (_, rows: readonly ListedRow[]) =>
      rows.map((row) => ({ ...row, made: `made as ${row.id}` })),
    isUnconfirmed: (error) => error.kind !== 'rejected',
  });
  const { scope, written } = createTestScope({
    user: isSignedIn ? ada : undefined,
    stored: new Map([['unsettled-purchase', stored]]),
  });
  const events: unknown[] = [];
  for (const name of RECORDED) {
    const fn = (payload: unknown) => events.push(payload === undefined ? name : [name, payload]);
    createWatch({ unit: units[name], scope, fn });
  }
  const moved = vi.fn();
  createWatch({ unit: units.mayHaveCharged, scope, fn: moved });
  const fire = async <T>(unit: EventCallable<T>, params: T) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await pass();
  };
  return {
    ...units,
    sends,
    looks,
    events,
    moved,
    /** Stored intents, in order. */
    saved: () => written('unsettled-purchase'),
    fire,
    send: (fields: Partial<Intent> = {}) => fire(units.sent, { intent: aClick(fields), request: 'one' }),
    /** Resolves the latest reconciliation with these rows. */
    list: async (rows: readonly ListedRow[]) => {
      looks.at(-1)?.resolve(rows);
      await pass();
    },
    failLook: async (error: ApiError = networkError) => {
      looks.at(-1)?.reject(error);
      await pass();
    },
    failSend: async (error: ApiError = networkError) => {
      sends.at(-1)?.reject(error);
      await pass();
    },
    phase: () => scope.getState(units.$attempt)?.phase ?? null,
    isOverdue: () => scope.getState(units.$attempt)?.isOverdue,
  };
};

it.each<[string, ApiError, unknown]>([
  ['and the user is told', REFUSED, [['rejected', REFUSED]]],
  ['and nobody is told where the session ended with it', { kind: 'stale-session', isRefused: true }, []],
])('refused money call: is settled and not reconciled, %s', async (_, error, events) => {
  const attempt = openAttempt();
  await attempt.send();
  await attempt.failSend(error);
  expect(attempt.events).toEqual(events);
  expect([attempt.phase(), attempt.saved()]).toEqual([null, [aClick(), null]]);
  expect(attempt.looks).toHaveLength(0);
});

it('money call: is not reconciled while its response is pending, not even past its deadline', async () => {
  const attempt = openAttempt();
  await attempt.send();
  await pass(REQUEST_TIMEOUT_MS);
  expect([attempt.phase(), attempt.isOverdue()]).toEqual(['sending', true]);
  expect(attempt.looks).toHaveLength(0);
  await attempt.failSend();
  expect(attempt.looks).toHaveLength(1);
  await attempt.list([]);
  expect(attempt.events).toEqual(['notFound']);
  // Lost, and listed: both times the balance may be another.
  expect(attempt.moved).toHaveBeenCalledTimes(2);
});

const openLost = async () => {
  const attempt = openAttempt();
  await attempt.send();
  await attempt.failSend();
  return attempt;
};

it('unconfirmed money call: the deadline aborts a hanging reconciliation, ignores its response and checks again', async () => {
  const attempt = await openLost();
  const [hanging] = attempt.looks;
  await pass(REQUEST_TIMEOUT_MS - 1);
  expect([attempt.looks.length, hanging?.signal.aborted]).toEqual([1, false]);
  await pass(1);
  expect([attempt.looks.length, hanging?.signal.aborted]).toEqual([2, true]);
  hanging?.resolve([]);
  await pass();
  expect([attempt.events, attempt.phase()]).toEqual([[], 'checking']);
  await attempt.list([]);
  expect([attempt.events, attempt.phase()]).toEqual([['notFound'], null]);
  expect(attempt.saved().at(-1)).toBeNull();
  await pass(LAST_RECONCILIATION_TIMEOUT_MS);
  expect(attempt.events).toEqual(['notFound']);
});

it('unconfirmed money call: if the last reconciliation hangs, the user is asked to check again 10 s after the deadline', async () => {
  const attempt = await openLost();
  await pass(REQUEST_TIMEOUT_MS + LAST_RECONCILIATION_TIMEOUT_MS - 1);
  expect([attempt.phase(), attempt.events]).toEqual(['checking', []]);
  await pass(1);
  expect([attempt.phase(), attempt.events]).toEqual(['lookup-failed', [['actionRequired', 'lookup-failed']]]);
  expect(attempt.looks.at(-1)?.signal.aborted).toBe(true);

  await attempt.fire(attempt.checkAgainClicked, undefined);
  await pass(REQUEST_TIMEOUT_MS - 1);
  expect([attempt.phase(), attempt.looks.at(-1)?.signal.aborted]).toEqual(['checking', false]);
  await attempt.list([]);
  expect(attempt.events.at(-1)).toBe('notFound');
});

type OpenAttempt = ReturnType<typeof openAttempt>;

it.each([
  ['several rows match', ({ list }: OpenAttempt) => list([bought, { ...bought, id: '19' }]), 'ambiguous'],
  ['a new row is of before the click', ({ list }) => list([{ id: '18', date: NOON - 60_000 }]), 'ambiguous'],
  ['the list cannot be loaded', ({ failLook }) => failLook(), 'lookup-failed'],
])(
  'unconfirmed money call: is reconciled until its deadline, then requires the user: %s',
  async (_, answer, phase) => {
    const attempt = await openLost();
    for (const ms of [3_000, 7_000, 20_000, 30_000, 30_000]) {
      await answer(attempt);
      await attempt.fire(attempt.abandonClicked, undefined);
      expect([attempt.phase(), attempt.events]).toEqual(['checking', []]);
      await pass(ms);
    }
    await answer(attempt);
    expect([attempt.events, attempt.phase()]).toEqual([[['actionRequired', phase]], phase]);
    // Only a list that could not be loaded is worth another look, one at a time.
    for (let click = 0; click < 2; click += 1) await attempt.fire(attempt.checkAgainClicked, undefined);
    expect(attempt.looks).toHaveLength(phase === 'ambiguous' ? 6 : 7);
    await attempt.fire(attempt.abandonClicked, undefined);
    expect(attempt.phase()).toBe(phase === 'ambiguous' ? null : 'checking');
    await attempt.list([]);
    expect([attempt.phase(), attempt.saved().at(-1)]).toEqual([null, null]);
  },
);

it.each([
  [REQUEST_TIMEOUT_MS - 1, false],
  [REQUEST_TIMEOUT_MS, true],
])(
  'stored intent: clicked %i ms ago is reconciled at once and never sent again; past its deadline: %s',
  async (ago, isOverdue) => {
    const stored = aClick({ clickedAt: NOON - ago, clickedHereAt: NOON - ago });
    const attempt = openAttempt({ stored });
    await attempt.fire(attempt.restoreRequested, undefined);
    expect(attempt.events).toEqual([['restored', stored]]);
    expect([attempt.phase(), attempt.isOverdue()]).toEqual(['checking', isOverdue]);
    expect([attempt.looks.length, attempt.sends.length]).toEqual([1, 0]);
    await attempt.list([]);
    expect(attempt.phase()).toBe(isOverdue ? null : 'checking');
    // Its deadline counts from the click, whenever the page was loaded again.
    await pass(1);
    expect(attempt.isOverdue()).not.toBe(false);
  },
);

it.each([
  ["when it is another user's", { stored: aClick({ userId: '8' }) }],
  ['when it is damaged', { stored: { ...aClick(), knownIds: 'none' } }],
  ['while signed out', { stored: aClick(), isSignedIn: false }],
])('stored intent: is not restored %s', async (_, world) => {
  const attempt = openAttempt(world);
  await attempt.fire(attempt.restoreRequested, undefined);
  expect([attempt.phase(), attempt.events, attempt.looks]).toEqual([null, [], []]);
});
