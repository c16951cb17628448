import { createEvent, createStore, sample } from 'effector';
import type { User } from '../../contracts/auth-calls';
import { createClientTask } from '../client/operation-fx';
import { $user } from '../session/current-user';
import { onDemand } from '../../lib/on-demand';
import type { MutationIntent } from './intent';
import { createMoneyCall, type AttemptStep, type ReconciledMutationOptions } from './money-call';
import { phaseRequiringAction, updateAttempt, type Attempt, type AttemptAction } from './mutation-attempt';

/**
 * A call with at most one in flight. An unconfirmed call is reconciled and never sent again: one click costs
 * at most one charge. `updateAttempt` decides, and `createMoneyCall` does what follows. The units below the
 * store are made where they are taken.
 */
export const createReconciledMutation = <Intent extends MutationIntent, Request, Answer, Listed, Made>(
  options: ReconciledMutationOptions<Intent, Request, Answer, Listed, Made>,
) => {
  type Action = AttemptAction<Intent, Request, Made>;
  type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;
  type Step = AttemptStep<Intent, Request, Made>;

  const call = createMoneyCall(options);
  const acted = createEvent<Action>();
  const restoreRequested = createEvent();

  const $step = createStore<(Omit<Step, 'after'> & { after: Attempt<Intent, Made> | null }) | null>(null).on(
    acted,
    (last, action) => {
      const before = last && last.after;
      return { before, action, after: updateAttempt(before, action) };
    },
  );
  /** An action that counted. */
  const stepped = $step.updates.filterMap((step): Step | undefined =>
    step?.after && step.after !== step.before ? { ...step, after: step.after } : undefined,
  );
  const shared = onDemand({
    $attempt: () => $step.map((step) => (step?.after?.outcome === null ? step.after : null)),
    ended: () => stepped.filterMap((step) => step.after.outcome ?? undefined),
  });

  sample({
    clock: stepped,
    target: createClientTask((tools, step: Step) =>
      call.carryOut(step, tools, (action) => tools.tell(acted, action)),
    ),
    // A step may follow another one at once.
    batch: false,
  });

  sample({
    clock: restoreRequested,
    source: $user,
    target: createClientTask((tools, user: User | null) =>
      call.restore(tools, user, (action) => tools.tell(acted, action)),
    ),
  });

  const actions = <Kind extends Action['kind']>(...kinds: readonly Kind[]) =>
    stepped.filterMap(({ action }) =>
      (kinds as readonly Action['kind'][]).includes(action.kind) ? (action as ActionOf<Kind>) : undefined,
    );

  return onDemand({
    /** The call in flight; null when another may be sent. */
    $attempt: () => shared.$attempt,
    /** An action that counted, with the attempt before and after it. */
    stepped: () => stepped,
    /** Resumes a call that a page reload interrupted, if there is one. */
    restoreRequested: () => restoreRequested,
    /** An intent that passed every check is sent, once. */
    sent: () =>
      acted.prepend((begun: { readonly intent: Intent; readonly request: Request }) => ({
        ...begun,
        kind: 'sent',
        sinceMs: 0,
      })),
    /** A call from before the page reload is resumed: it is looked up, never sent again. */
    restored: () => actions('restored').map(({ intent }) => intent),
    /** The user asked to check an unconfirmed call again. */
    checkAgainClicked: () => acted.prepend((_: void) => ({ kind: 'check-clicked' })),
    /** The user does not wait for the outcome any longer, knowing the risk: another call may be sent. */
    abandonClicked: () => acted.prepend((_: void) => ({ kind: 'abandon-clicked' })),
    /** The call succeeded, according to its response or a reconciliation. */
    succeeded: () => shared.ended.filterMap((end) => (end.kind === 'succeeded' ? end.made : undefined)),
    rejected: () => shared.ended.filterMap((end) => (end.kind === 'rejected' ? end.error : undefined)),
    /** The call's own deadline has passed and reconciliation found no result. */
    notFound: () => shared.ended.filter({ fn: ({ kind }) => kind === 'not-found' }).map(() => undefined),
    /** The outcome stays open unless the user checks; the payload is the reason. */
    actionRequired: () =>
      shared.$attempt.updates.filterMap((attempt) => (attempt ? phaseRequiringAction(attempt) : undefined)),
    /** A call ended after which the balance may have changed. */
    mayHaveCharged: () =>
      actions('answered', 'refused', 'lost', 'listed', 'lookup-failed').map(() => undefined),
  });
};
