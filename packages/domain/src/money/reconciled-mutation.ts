import {
  attach,
  createEvent,
  sample,
  scopeBind,
  type Event,
  createEffect,
  createStore,
  type EventPayload,
} from 'effector';
import { $timers, createDelayFx } from '../lib/time/timers';
import { RECONCILIATION_SCHEDULE_MS, LAST_RECONCILIATION_TIMEOUT_MS } from '../limits/tuning';
import { REQUEST_TIMEOUT_MS } from '../limits/spec';
import * as v from 'valibot';
import { isUserFacing } from '../api/errors/api-error';
import { createClientFx } from '../api/client/operation-fx';
import { readStorageFx, writeStorageFx } from '../lib/ports';
import { type MutationIntent, $intentMetadata, intentAgeMs } from './intent';
import {
  phaseRequiringAction,
  updateAttempt,
  type Attempt,
  type AttemptAction,
  type Lookup,
} from './mutation-attempt';
import { matchResult } from './match-result';
import type { ReconciledMutationOptions } from './types';

/** A scheduled reconciliation of an unconfirmed call. */
interface ReconciliationDue<Intent> {
  readonly kind: 'due';
  readonly intent: Intent;
  /** The call's own deadline has passed: a missing result counts as absent. */
  readonly isLast: boolean;
}

/**
 * Fires when a call, sent `sinceMs` ms ago, is to be reconciled, counted from its start, whether or not its response was
 * lost by then. Uses timers and not the clock, which may be changed meanwhile.
 */
const createReconciliationSchedule = <Intent>(
  started: Event<{ readonly intent: Intent; readonly sinceMs: number }>,
): Event<ReconciliationDue<Intent>> => {
  const due = createEvent<ReconciliationDue<Intent>>();
  const waitFx = attach({
    source: $timers,
    effect: (timers, { intent, sinceMs }: { readonly intent: Intent; readonly sinceMs: number }): void => {
      const fire = scopeBind(due);
      for (const atMs of RECONCILIATION_SCHEDULE_MS) {
        const isLast = atMs === REQUEST_TIMEOUT_MS;
        if (atMs > sinceMs) timers.once(() => fire({ kind: 'due', intent, isLast }), atMs - sinceMs);
      }
    },
  });
  sample({ clock: started, target: waitFx });
  return due;
};

/**
 * A call with at most one in flight. An unconfirmed call is reconciled and never sent again: one click costs
 * at most one charge. `updateAttempt` decides; here its steps are carried out, in whatever order.
 */
export const createReconciledMutation = <Intent extends MutationIntent, Request, Answer, Listed, Made>({
  name,
  intentSchema,
  send,
  loadList,
  toResult,
  findCandidates,
  isUnconfirmed,
}: ReconciledMutationOptions<Intent, Request, Answer, Listed, Made>) => {
  type Action = AttemptAction<Intent, Request, Made>;
  type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;
  type Step = {
    readonly before: Attempt<Intent, Made> | null;
    readonly action: Action;
    readonly after: Attempt<Intent, Made> | null;
  };

  const sendFx = createClientFx<ActionOf<'sent'>, Answer>((client, { request, intent }) =>
    send(client, request, intent.key),
  );
  const lookUpFx = createClientFx<Lookup<Intent>, Listed>((client, { abort }) =>
    loadList(client, abort.signal),
  );
  const abortFx = createEffect(({ abort }: Lookup<Intent>) => abort.abort());
  const timeoutFired = createEvent<Lookup<Intent>>();
  const storageKey = `unsettled-${name}` as const;
  const loadFx = attach({ effect: readStorageFx, mapParams: (_: void) => storageKey });
  const restoreRequested = createEvent();
  const acted = createEvent<Action>();

  const $step = createStore<Step | null>(null).on(acted, (last, action) => {
    const before = last && last.after;
    return { before, action, after: updateAttempt(before, action) };
  });
  /** An action that counted. */
  const stepped = $step.updates.filterMap((step) =>
    step?.after && step.after !== step.before ? { ...step, after: step.after } : undefined,
  );
  const $attempt = $step.map((step) => (step?.after?.outcome === null ? step.after : null));

  const actions = <Kind extends Action['kind']>(...kinds: readonly Kind[]) =>
    stepped.filterMap(({ action }) =>
      (kinds as readonly Action['kind'][]).includes(action.kind) ? (action as ActionOf<Kind>) : undefined,
    );
  const ended = stepped.filterMap((step) => step.after.outcome ?? undefined);

  const begun = actions('sent', 'restored');
  sample({
    clock: [begun.map(({ intent }) => intent), ended.map(() => null)],
    fn: (value) => ({ name: storageKey, value }),
    target: writeStorageFx,
  });
  sample({ clock: actions('sent'), target: sendFx });
  sample({ clock: createReconciliationSchedule(begun), target: acted });
  const looked = stepped.filter({ fn: ({ before, after }) => before?.lookup !== after.lookup });
  sample({ clock: looked.filterMap(({ before }) => before?.lookup ?? undefined), target: abortFx });
  sample({ clock: looked.filterMap(({ after }) => after.lookup ?? undefined), target: lookUpFx });
  // The interface promises an outcome by the deadline; 'Check again' waits for as long as the list takes.
  sample({
    clock: lookUpFx,
    filter: ({ isOverdue, isByUser }) => isOverdue && !isByUser,
    fn: (lookup) => ({ afterMs: LAST_RECONCILIATION_TIMEOUT_MS, payload: lookup }),
    target: createDelayFx(timeoutFired),
  });

  sample({ clock: restoreRequested, target: loadFx });
  const restored = sample({
    clock: loadFx.doneData,
    source: $intentMetadata,
    fn: ({ user, clock, offsetMs }, stored): Action | undefined => {
      const intent = v.safeParse(intentSchema, stored);
      if (!intent.success || intent.output.userId !== user?.id) return undefined;
      const sinceMs = intentAgeMs(intent.output, clock.now(), offsetMs);
      return { kind: 'restored', intent: intent.output, sinceMs };
    },
  });
  sample({
    clock: [
      restored.filterMap((action) => action),
      sendFx.finally.filterMap(actionOfSend),
      lookUpFx.finally.filterMap(actionOfLookup),
      timeoutFired.map((lookup): Action => ({ kind: 'lookup-failed', lookup })),
    ],
    target: acted,
  });

  return {
    /** The call in flight; null when another may be sent. */
    $attempt,
    /** An intent that passed every check is sent, once. */
    sent: acted.prepend((call: { readonly intent: Intent; readonly request: Request }) => ({
      ...call,
      kind: 'sent',
      sinceMs: 0,
    })),
    /** Resumes a call that a page reload interrupted, if there is one. */
    restoreRequested,
    /** A call from before the page reload is resumed: it is looked up, never sent again. */
    restored: actions('restored').map(({ intent }) => intent),
    /** The user asked to check an unconfirmed call again. */
    checkAgainClicked: acted.prepend((_: void) => ({ kind: 'check-clicked' })),
    /** The user does not wait for the outcome any longer, knowing the risk: another call may be sent. */
    abandonClicked: acted.prepend((_: void) => ({ kind: 'abandon-clicked' })),
    /** The call succeeded, according to its response or a reconciliation. */
    succeeded: ended.filterMap((end) => (end.kind === 'succeeded' ? end.made : undefined)),
    /** The server refused it. */
    rejected: ended.filterMap((end) => (end.kind === 'rejected' ? end.error : undefined)),
    /** The call's own deadline has passed and reconciliation found no result. */
    notFound: ended.filter({ fn: ({ kind }) => kind === 'not-found' }).map(() => undefined),
    /** The outcome stays open unless the user checks; the payload is the reason. */
    actionRequired: $attempt.updates.filterMap((attempt) =>
      attempt ? phaseRequiringAction(attempt) : undefined,
    ),
    /** Reconciliation found no result yet, and is scheduled again. */
    reconciliationPending: stepped
      .filter({
        fn: ({ action, after }) =>
          action.kind === 'listed' && after.outcome === null && after.phase === 'checking',
      })
      .map(() => undefined),
    /** The list could not be loaded; until the deadline it is loaded again. */
    reconciliationFailed: actions('lookup-failed').map(() => undefined),
    /** A call ended after which the balance may have changed. */
    mayHaveCharged: actions('answered', 'refused', 'lost', 'listed', 'lookup-failed').map(() => undefined),
  };

  function actionOfSend(call: EventPayload<typeof sendFx.finally>): Action | undefined {
    const { intent } = call.params;
    if (call.status === 'done') return { kind: 'answered', intent, made: toResult(call.result) };
    const { error } = call;
    if (isUserFacing(error))
      return isUnconfirmed(error) ? { kind: 'lost', intent } : { kind: 'refused', intent, error };
    const isRefused = error.kind === 'stale-session' && error.isRefused === true;
    return isRefused ? { kind: 'refused', intent, error: undefined } : undefined;
  }

  function actionOfLookup(call: EventPayload<typeof lookUpFx.finally>): Action | undefined {
    const { params: lookup } = call;
    if (call.status === 'done') {
      const match = matchResult(lookup.intent, findCandidates(lookup.intent, call.result));
      return { kind: 'listed', lookup, match };
    }
    return isUserFacing(call.error) ? { kind: 'lookup-failed', lookup } : undefined;
  }
};
