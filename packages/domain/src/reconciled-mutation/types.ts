import type { Event, EventCallable, Store } from 'effector';
import type * as v from 'valibot';
import type { ApiClient } from '../api/client/api-client';
import type { ApiError } from '../api/errors/api-error';
import type { IntentName } from '../lib/ports';
import type { MutationIntent } from './intent';
import type { ListedRow } from './match-result';

/** A call that costs money or creates something, not settled yet: while there is one, no other is sent. */
export interface MutationAttempt<Intent> {
  readonly intent: Intent;
  /**
   * `sending`: the answer is awaited. `checking`: it was lost, so the user's list is looked through until the
   * call's own deadline has passed. `lookup-failed`: the list could not be loaded. `ambiguous`: the list does not tell.
   */
  readonly phase: 'sending' | 'checking' | 'lookup-failed' | 'ambiguous';
  /** The call's own deadline has passed since the click. */
  readonly isOverdue: boolean;
}

/** A row of the user's list that the call may have made, with the result the call would then have. */
export interface CandidateRow<Made> extends ListedRow {
  readonly made: Made;
}

/** What a kind of money call consists of. */
export interface ReconciledMutationOptions<Intent extends MutationIntent, Request, Answer, Listed, Made> {
  /** The name under which an unsettled intent is kept across page reloads. */
  readonly name: IntentName;
  /** Reads a kept intent. */
  readonly intentSchema: v.GenericSchema<unknown, Intent>;
  /** Sends the call with the key of its click. It is never repeated. */
  readonly send: (client: ApiClient, request: Request, key: string) => Promise<Answer>;
  /** Loads the list in which the result of the call would appear. `signal` is aborted once the list is no longer needed. */
  readonly loadList: (client: ApiClient, signal: AbortSignal) => Promise<Listed>;
  /** The result of the call, read from its answer. */
  readonly toResult: (answer: Answer) => Made;
  /** The rows of the list that are like what was asked for, whenever they were made. */
  readonly findCandidates: (intent: Intent, listed: Listed) => readonly CandidateRow<Made>[];
  /** Whether this failure leaves open what the server did. */
  readonly isUnconfirmed: (error: ApiError) => boolean;
}

/** The events and the store of one kind of money call. */
export interface ReconciledMutation<Intent, Request, Made> {
  /** The call under way; null when another may be sent. */
  readonly $attempt: Store<MutationAttempt<Intent> | null>;
  /** An intent that passed every check is sent, once. */
  readonly sent: EventCallable<{ readonly intent: Intent; readonly request: Request }>;
  /** Resumes a call that a page reload interrupted, if there is one. */
  readonly restoreRequested: EventCallable<void>;
  /** A call from before the page reload is resumed: it is looked up, never sent again. */
  readonly restored: Event<Intent>;
  /** The user asked to look again for a call whose outcome is unknown. */
  readonly checkAgainClicked: EventCallable<void>;
  /** The user does not wait for the outcome any longer, knowing the risk: another call may be sent. */
  readonly abandonClicked: EventCallable<void>;
  /** The call succeeded, as its answer or a look-up showed. */
  readonly succeeded: Event<Made>;
  /** The server refused it. */
  readonly rejected: Event<ApiError>;
  /** The call's own deadline has passed and the look-up found nothing. */
  readonly notFound: Event<void>;
  /** The outcome stays open unless the user checks; the payload is the reason. */
  readonly actionRequired: Event<'lookup-failed' | 'ambiguous'>;
  /** A look-up found nothing, and another one follows. */
  readonly reconciliationPending: Event<void>;
  /** A call ended after which the balance may have changed. */
  readonly mayHaveCharged: Event<void>;
}

/** What the user is told when nothing was sent, whatever was to be paid. */
export const OFFLINE = 'You are offline. Nothing was sent: connect and try again.';

/** What the user is told when a lost purchase or payment is found nowhere. */
export const NOT_CHARGED = 'Not charged — try again';
