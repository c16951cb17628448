import type { Event, EventCallable, Store } from 'effector';
import type * as v from 'valibot';
import type { ApiClient } from '../api/client/api-client';
import type { ApiError } from '../api/errors/api-error';
import type { IntentName } from '../lib/ports';
import type { MutationIntent } from './intent';
import type { ListedRow } from './match-result';

/** A money call whose outcome is not known yet: while there is one, no other is sent. */
export interface MutationAttempt<Intent> {
  readonly intent: Intent;
  /**
   * `sending`: the response is pending. `checking`: it was lost, so the user's list is searched until the
   * call's own deadline has passed. `lookup-failed`: the last list could not be loaded. `ambiguous`: it
   * cannot decide.
   */
  readonly phase: 'sending' | 'checking' | 'lookup-failed' | 'ambiguous';
  /** The call's own deadline has passed since the click. */
  readonly isOverdue: boolean;
}

/** A row of the user's list that the call may have made, with the result the call would then have. */
export interface CandidateRow<Made> extends ListedRow {
  readonly made: Made;
}

/** Options of one kind of money call. */
export interface ReconciledMutationOptions<Intent extends MutationIntent, Request, Answer, Listed, Made> {
  /** Names the stored intent, which survives page reloads. */
  readonly name: IntentName;
  /** Parses a stored intent. */
  readonly intentSchema: v.GenericSchema<unknown, Intent>;
  /** Sends the call with the key of its click. It is never repeated. */
  readonly send: (client: ApiClient, request: Request, key: string) => Promise<Answer>;
  /** Loads the list in which the result of the call would appear. `signal` is aborted once the list is no longer needed. */
  readonly loadList: (client: ApiClient, signal: AbortSignal) => Promise<Listed>;
  /** The result of the call, read from its response. */
  readonly toResult: (answer: Answer) => Made;
  /** Rows of the list that match the request, whenever they were made. */
  readonly findCandidates: (intent: Intent, listed: Listed) => readonly CandidateRow<Made>[];
  /** True if this failure leaves the outcome on the server open. */
  readonly isUnconfirmed: (error: ApiError) => boolean;
}

/** The events and the store of one kind of money call. */
export interface ReconciledMutation<Intent, Request, Made> {
  /** The call in flight; null when another may be sent. */
  readonly $attempt: Store<MutationAttempt<Intent> | null>;
  /** An intent that passed every check is sent, once. */
  readonly sent: EventCallable<{ readonly intent: Intent; readonly request: Request }>;
  /** Resumes a call that a page reload interrupted, if there is one. */
  readonly restoreRequested: EventCallable<void>;
  /** A call from before the page reload is resumed: it is looked up, never sent again. */
  readonly restored: Event<Intent>;
  /** The user asked to check an unconfirmed call again. */
  readonly checkAgainClicked: EventCallable<void>;
  /** The user does not wait for the outcome any longer, knowing the risk: another call may be sent. */
  readonly abandonClicked: EventCallable<void>;
  /** The call succeeded, according to its response or a reconciliation. */
  readonly succeeded: Event<Made>;
  /** The server refused it. */
  readonly rejected: Event<ApiError>;
  /** The call's own deadline has passed and reconciliation found no result. */
  readonly notFound: Event<void>;
  /** The outcome stays open unless the user checks; the payload is the reason. */
  readonly actionRequired: Event<'lookup-failed' | 'ambiguous'>;
  /** Reconciliation found no result yet, and is scheduled again. */
  readonly reconciliationPending: Event<void>;
  /** The list could not be loaded; until the deadline it is loaded again. */
  readonly reconciliationFailed: Event<void>;
  /** A call ended after which the balance may have changed. */
  readonly mayHaveCharged: Event<void>;
}

/** Error text while offline: the call was not sent, so nothing was charged. */
export const OFFLINE = 'You are offline, so nothing was sent. Reconnect and try again.';

/** Error text when an unconfirmed purchase or payment is not found. */
export const NOT_CHARGED = 'Not charged — try again';
