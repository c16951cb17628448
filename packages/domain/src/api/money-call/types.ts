import type * as v from 'valibot';
import type { ApiClient } from '../client/api-client';
import type { ApiError } from '../errors/api-error';
import type { IntentName } from '../../lib/ports';
import type { MutationIntent } from './intent';
import type { ListedRow } from './match-result';

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
  /** Loads the list in which the result would appear. `signal` is aborted once it is not needed. */
  readonly loadList: (client: ApiClient, signal: AbortSignal) => Promise<Listed>;
  /** The result of the call, read from its response. */
  readonly toResult: (answer: Answer) => Made;
  /** Rows of the list that match the request, whenever they were made. */
  readonly findCandidates: (intent: Intent, listed: Listed) => readonly CandidateRow<Made>[];
  /** True if this failure leaves the outcome on the server open. */
  readonly isUnconfirmed: (error: ApiError) => boolean;
}

/** Error text when an unconfirmed purchase or payment is not found. */
export const NOT_CHARGED = 'Not charged — try again';
