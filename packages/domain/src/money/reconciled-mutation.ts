import {
  createEffect,
  createEvent,
  createStore,
  merge,
  sample,
  type EventPayload,
  attach,
  type Event,
  type Store,
} from 'effector';
import * as v from 'valibot';
import { isUserFacing, type ApiError } from '../api/errors/api-error';
import { createClientFx } from '../api/client/operation-fx';
import { createDelayFx } from '../lib/time/delay';
import { LAST_RECONCILIATION_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../limits';
import { readStorageFx, writeStorageFx, type IntentName } from '../lib/ports';
import { type MutationIntent, $intentMetadata, intentAgeMs } from './intent';
import { createReconciliationSchedule, type InFlightIntent } from './reconciliation-schedule';
import { matchResult } from './match-result';
import type { MutationAttempt, ReconciledMutationOptions, ReconciledMutation } from './types';

interface PersistPendingOptions<Intent> {
  readonly name: IntentName;
  readonly schema: v.GenericSchema<unknown, Intent>;
  /** A call was sent: its intent is stored, across page reloads and expired sessions. */
  readonly started: Event<Intent>;
  /** The outcome of the call is known, or the user abandoned it. */
  readonly settled: Event<unknown>;
  readonly $isBusy: Store<boolean>;
}

/** Stores an intent until its outcome is known, and restores it for its user. */
const persistPending = <Intent extends MutationIntent>(options: PersistPendingOptions<Intent>) => {
  const { name, schema, started, settled, $isBusy } = options;
  const storageKey = `unsettled-${name}` as const;
  const restoreRequested = createEvent();
  const loadFx = attach({ effect: readStorageFx, mapParams: (_: void) => storageKey });

  sample({ clock: started, fn: (intent) => ({ name: storageKey, value: intent }), target: writeStorageFx });
  sample({ clock: settled, fn: () => ({ name: storageKey, value: null }), target: writeStorageFx });
  sample({ clock: restoreRequested, target: loadFx });

  const intentFound = sample({
    clock: loadFx.doneData,
    source: { isBusy: $isBusy, context: $intentMetadata },
    // A call in flight is newer than the stored intent.
    filter: ({ isBusy }) => !isBusy,
    fn: ({ context: { user, clock, offsetMs } }, stored): InFlightIntent<Intent> | null => {
      const intent = v.safeParse(schema, stored);
      if (!intent.success || intent.output.userId !== user?.id) return null;
      return { intent: intent.output, sinceMs: intentAgeMs(intent.output, clock.now(), offsetMs) };
    },
  }).filterMap((begun) => begun ?? undefined);

  return { restoreRequested, intentFound };
};

/** Outcome of one reconciliation of an unconfirmed call. */
type ReconciliationOutcome<Made> =
  { readonly kind: 'found'; readonly made: Made } | { readonly kind: 'not-found' | 'ambiguous' | 'pending' };

/**
 * A call with at most one in flight. An unconfirmed call is reconciled and never sent again: one click costs
 * at most one charge.
 */
export const createReconciledMutation = <Intent extends MutationIntent, Request, Answer, Listed, Made>({
  name,
  intentSchema,
  send,
  loadList,
  toResult,
  findCandidates,
  isUnconfirmed,
}: ReconciledMutationOptions<Intent, Request, Answer, Listed, Made>): ReconciledMutation<
  Intent,
  Request,
  Made
> => {
  type Attempt = MutationAttempt<Intent>;
  type Sent = { readonly intent: Intent; readonly request: Request };
  /** A reconciliation in flight. Compared by identity: the outcome of a replaced one is ignored. */
  type Reconciliation = Pick<Attempt, 'intent' | 'isOverdue'> & {
    readonly isByUser: boolean;
    readonly abort: AbortController;
  };

  const sendFx = createClientFx<Sent, Answer>((client, { request, intent }) =>
    send(client, request, intent.key),
  );
  const reconcileFx = createClientFx<Reconciliation, Listed>((client, { abort }) =>
    loadList(client, abort.signal),
  );
  const abortReconcileFx = createEffect(({ abort }: Reconciliation) => abort.abort());

  const sent = createEvent<Sent>();
  const restored = createEvent<InFlightIntent<Intent>>();
  const checkAgainClicked = createEvent();
  const abandonClicked = createEvent();
  const abandoned = createEvent();
  const succeeded = createEvent<Made>();
  const rejected = createEvent<ApiError>();
  const notFound = createEvent();
  /** The payload: true if the user requested it. */
  const reconcileStarted = createEvent<boolean>();
  const reconcileFinished = createEvent<EventPayload<typeof reconcileFx.finally>>();
  const reconcileAborted = createEvent<Reconciliation>();
  const reconcileTimeoutFired = createEvent<Reconciliation>();
  const startReconcileTimeoutFx = createDelayFx(reconcileTimeoutFired);
  const becameAmbiguous = createEvent();
  const reconcileFailed = createEvent();
  const attemptEnded = merge([succeeded, rejected, notFound, abandoned]);

  const inFlight = merge([sent.map(({ intent }) => ({ intent, sinceMs: 0 })), restored]);
  const retryDue = createReconciliationSchedule(inFlight);

  const inPhase = (phase: Attempt['phase']) => (attempt: Attempt | null) => attempt && { ...attempt, phase };

  const $attempt = createStore<Attempt | null>(null)
    .on(sent, (_, { intent }) => ({ intent, phase: 'sending', isOverdue: false }))
    .on(restored, (_, { intent, sinceMs }) => ({
      intent,
      phase: 'checking',
      isOverdue: sinceMs >= REQUEST_TIMEOUT_MS,
    }))
    .on(retryDue, (attempt, { intent, isLast }) => {
      if (attempt?.intent !== intent || !isLast) return attempt;
      return { ...attempt, isOverdue: true };
    })
    .on(reconcileStarted, inPhase('checking'))
    // Before the deadline further checks follow: nothing is asked of the user until the last.
    .on(reconcileFailed, (attempt) => (attempt?.isOverdue ? { ...attempt, phase: 'lookup-failed' } : attempt))
    .on(becameAmbiguous, inPhase('ambiguous'))
    .reset(attemptEnded);

  const $reconciliation = createStore<Reconciliation | null>(null)
    .on(reconcileFx, (_, reconciliation) => reconciliation)
    .reset(reconcileFinished, reconcileAborted);

  // A response is ignored unless its attempt is still the current one.
  const isCurrent = (attempt: Attempt | null, { params }: { readonly params: { readonly intent: Intent } }) =>
    attempt?.intent === params.intent;

  sample({ clock: sent, target: sendFx });
  sample({
    clock: reconcileFx.finally,
    source: $reconciliation,
    filter: (reconciliation, { params }) => reconciliation === params,
    fn: (_, outcome) => outcome,
    target: reconcileFinished,
  });
  // Must precede the samples that end the attempt: below them the attempt would no longer match, and this
  // would never fire.
  const sendEnded = sample({ clock: sendFx.finally, source: $attempt, filter: isCurrent });
  const mayHaveCharged = merge([sendEnded, reconcileFinished]).map(() => undefined);

  sample({
    clock: sendFx.done,
    source: $attempt,
    filter: isCurrent,
    fn: (_, { result }) => toResult(result),
    target: succeeded,
  });
  const failed = sample({
    clock: sendFx.fail,
    source: $attempt,
    filter: (attempt, failure) => isCurrent(attempt, failure) && isUserFacing(failure.error),
    fn: (_, { error }) => error,
  });
  sample({ clock: failed, filter: (error) => !isUnconfirmed(error), target: rejected });
  // The session ended with it, so nobody is told; but nothing was bought.
  const refusedAtEnd = sample({
    clock: sendFx.fail,
    source: $attempt,
    filter: (attempt, failure) =>
      isCurrent(attempt, failure) &&
      failure.error.kind === 'stale-session' &&
      failure.error.isRefused === true,
  });

  sample({
    clock: abandonClicked,
    source: $attempt,
    // Nothing is sent again while the outcome can still change.
    filter: (attempt) => attempt !== null && phaseRequiringAction(attempt) !== undefined,
    target: abandoned,
  });

  const checkedAgain = sample({
    clock: checkAgainClicked,
    source: $attempt,
    filter: (attempt) => attempt?.phase === 'lookup-failed',
  });
  const reconcileDue = sample({
    clock: retryDue,
    source: { attempt: $attempt, reconciliation: $reconciliation },
    // The deadline also ends a hanging reconciliation: only a list requested after it can prove that the call
    // did nothing.
    filter: ({ attempt, reconciliation }, { intent, isLast }) =>
      (reconciliation === null || isLast) && attempt?.intent === intent && attempt.phase === 'checking',
  });

  const reconciled = reconcileFinished.filterMap((outcome): ReconciliationOutcome<Made> | undefined => {
    if (outcome.status === 'fail') return undefined;
    const { intent, isOverdue } = outcome.params;
    const match = matchResult(intent, findCandidates(intent, outcome.result));
    if (match.kind === 'found') return { kind: 'found', made: match.row.made };
    if (!isOverdue) return { kind: 'pending' };
    return { kind: match.kind === 'none' ? 'not-found' : 'ambiguous' };
  });
  const reconciledAs = (kind: ReconciliationOutcome<Made>['kind']) =>
    sample({ clock: reconciled, filter: (result) => result.kind === kind, fn: () => undefined });

  sample({
    clock: reconciled.filterMap((result) => (result.kind === 'found' ? { made: result.made } : undefined)),
    fn: ({ made }) => made,
    target: succeeded,
  });
  sample({ clock: reconciledAs('not-found'), target: notFound });
  sample({ clock: reconciledAs('ambiguous'), target: becameAmbiguous });
  const reconcileTimedOut = sample({
    clock: reconcileTimeoutFired,
    source: $reconciliation,
    filter: (reconciliation, ended) => reconciliation === ended,
  });
  sample({
    clock: [
      reconcileFinished.filter({ fn: (outcome) => outcome.status === 'fail' && isUserFacing(outcome.error) }),
      reconcileTimedOut,
    ],
    target: reconcileFailed,
  });

  sample({
    clock: [failed.filter({ fn: isUnconfirmed }), restored, reconcileDue],
    fn: () => false,
    target: reconcileStarted,
  });
  sample({ clock: checkedAgain, fn: () => true, target: reconcileStarted });
  sample({
    clock: [reconcileStarted, reconcileTimedOut, attemptEnded],
    source: $reconciliation,
    filter: Boolean,
    target: reconcileAborted,
  });
  sample({ clock: reconcileAborted, target: abortReconcileFx });
  sample({
    clock: reconcileStarted,
    source: $attempt,
    filter: Boolean,
    fn: ({ intent, isOverdue }, isByUser): Reconciliation => ({
      intent,
      isOverdue,
      isByUser,
      abort: new AbortController(),
    }),
    target: reconcileFx,
  });
  // The interface promises an outcome by the deadline; 'Check again' waits for as long as the list takes.
  sample({
    clock: reconcileFx,
    filter: ({ isOverdue, isByUser }) => isOverdue && !isByUser,
    fn: (reconciliation) => ({ afterMs: LAST_RECONCILIATION_TIMEOUT_MS, payload: reconciliation }),
    target: startReconcileTimeoutFx,
  });

  const { restoreRequested, intentFound } = persistPending({
    name,
    schema: intentSchema,
    started: sent.map(({ intent }) => intent),
    settled: merge([succeeded, rejected, notFound, abandoned, refusedAtEnd]),
    $isBusy: $attempt.map((attempt) => attempt !== null),
  });
  sample({ clock: intentFound, target: restored });

  return {
    $attempt,
    sent,
    restoreRequested,
    restored: restored.map(({ intent }) => intent),
    checkAgainClicked,
    abandonClicked,
    succeeded,
    rejected,
    notFound,
    actionRequired: $attempt.updates.filterMap((attempt) =>
      attempt === null ? undefined : phaseRequiringAction(attempt),
    ),
    reconciliationPending: reconciledAs('pending'),
    reconciliationFailed: reconcileFailed,
    mayHaveCharged,
  };
};

/** The phase in which an attempt stays open unless the user checks; undefined while it may still end by itself. */
export function phaseRequiringAction({
  phase,
}: MutationAttempt<unknown>): 'lookup-failed' | 'ambiguous' | undefined {
  return phase === 'lookup-failed' || phase === 'ambiguous' ? phase : undefined;
}
