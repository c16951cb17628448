import * as v from 'valibot';
import type { User } from '../../contracts/auth-calls';
import type { ApiClient } from '../client/api-client';
import type { ClientTools } from '../client/operation-fx';
import { isUserFacing, type ApiError } from '../errors/api-error';
import type { IntentName } from '../../lib/ports';
import { REQUEST_TIMEOUT_MS } from '../../limits/spec';
import { LAST_RECONCILIATION_TIMEOUT_MS, RECONCILIATION_SCHEDULE_MS } from '../../limits/tuning';
import { intentAgeMs, type MutationIntent } from './intent';
import { matchResult, type CandidateRow } from './match-result';
import type { Attempt, AttemptAction, Lookup } from './mutation-attempt';

/** What one kind of money call is made of. */
export interface ReconciledMutationOptions<Intent extends MutationIntent, Request, Answer, Listed, Made> {
  /** Names the stored intent, which survives page reloads. */
  readonly name: IntentName;
  readonly intentSchema: v.GenericSchema<unknown, Intent>;
  /** Sends the call with the key of its click. It is never repeated. */
  readonly send: (client: ApiClient, request: Request, key: string) => Promise<Answer>;
  /** Loads the list in which the result would appear. `signal` is aborted once it is not needed. */
  readonly loadList: (client: ApiClient, signal: AbortSignal) => Promise<Listed>;
  /** The result of the call, read from its response. */
  readonly toResult: (answer: Answer) => Made;
  /** Rows of the list that match the request, whenever they were made. */
  readonly findCandidates: (intent: Intent, listed: Listed) => readonly CandidateRow<Made>[];
  /** True if this failure leaves the outcome on the server open. */
  readonly isUnconfirmed: (error: ApiError) => boolean;
}

export interface AttemptStep<Intent, Request, Made> {
  readonly before: Attempt<Intent, Made> | null;
  readonly action: AttemptAction<Intent, Request, Made>;
  readonly after: Attempt<Intent, Made>;
}

/** Carries out what `updateAttempt` decides, outside the graph. `act` hands on what comes of it. */
export const createMoneyCall = <Intent extends MutationIntent, Request, Answer, Listed, Made>({
  name,
  intentSchema,
  send,
  loadList,
  toResult,
  findCandidates,
  isUnconfirmed,
}: ReconciledMutationOptions<Intent, Request, Answer, Listed, Made>) => {
  type Action = AttemptAction<Intent, Request, Made>;
  type Act = (action: Action) => void;
  const storageKey = `unsettled-${name}` as const;

  const failureOf = (intent: Intent, error: ApiError): Action | undefined => {
    if (isUserFacing(error)) {
      return isUnconfirmed(error) ? { kind: 'lost', intent } : { kind: 'refused', intent, error };
    }
    const isRefused = error.kind === 'stale-session' && error.isRefused === true;
    return isRefused ? { kind: 'refused', intent, error: undefined } : undefined;
  };

  const sendCall = async (
    { intent, request }: Extract<Action, { kind: 'sent' }>,
    { client }: ClientTools,
    act: Act,
  ): Promise<void> => {
    const action = await send(client(), request, intent.key).then(
      (answer): Action => ({ kind: 'answered', intent, made: toResult(answer) }),
      // Clients reject with nothing else.
      (error: unknown) => failureOf(intent, error as ApiError),
    );
    if (action) act(action);
  };

  const lookUp = async (lookup: Lookup<Intent>, { client, timers }: ClientTools, act: Act): Promise<void> => {
    const failed: Action = { kind: 'lookup-failed', lookup };
    // The interface promises an outcome by the deadline; 'Check again' waits for as long as the list takes.
    if (lookup.isOverdue && !lookup.isByUser) timers.once(() => act(failed), LAST_RECONCILIATION_TIMEOUT_MS);
    const action = await loadList(client(), lookup.abort.signal).then(
      (listed): Action => {
        const match = matchResult(lookup.intent, findCandidates(lookup.intent, listed));
        return { kind: 'listed', lookup, match };
      },
      (error: unknown) => (isUserFacing(error as ApiError) ? failed : undefined),
    );
    if (action) act(action);
  };

  /** Schedules the look-ups of a call sent `sinceMs` ago, by timers: the clock may be changed meanwhile. */
  const schedule = (intent: Intent, sinceMs: number, { timers }: ClientTools, act: Act): void => {
    for (const atMs of RECONCILIATION_SCHEDULE_MS) {
      const isLast = atMs === REQUEST_TIMEOUT_MS;
      if (atMs > sinceMs) timers.once(() => act({ kind: 'due', intent, isLast }), atMs - sinceMs);
    }
  };

  return {
    /** Carries out a step that counts; ends with the call or the list that it asks for. */
    carryOut: async (
      { before, action, after }: AttemptStep<Intent, Request, Made>,
      tools: ClientTools,
      act: Act,
    ): Promise<void> => {
      const store = (value: Intent | null) => tools.ports.writeStorage({ name: storageKey, value });
      if (action.kind === 'sent' || action.kind === 'restored') {
        store(action.intent);
        schedule(action.intent, action.sinceMs, tools, act);
      }
      if (after.outcome !== null) store(null);
      const isLookupNew = before?.lookup !== after.lookup;
      if (isLookupNew) before?.lookup?.abort.abort();
      await Promise.all([
        action.kind === 'sent' && sendCall(action, tools, act),
        isLookupNew && after.lookup !== null && lookUp(after.lookup, tools, act),
      ]);
    },
    /** Resumes a call of this user that a page reload interrupted, if there is one. */
    restore: ({ ports, time }: ClientTools, user: User | null, act: Act): void => {
      const { success, output: intent } = v.safeParse(intentSchema, ports.readStorage(storageKey));
      if (!success || intent.userId !== user?.id) return;
      act({ kind: 'restored', intent, sinceMs: intentAgeMs(intent, time) });
    },
  };
};
