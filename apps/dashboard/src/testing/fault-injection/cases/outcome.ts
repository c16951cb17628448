/** Outcome of a fault for the user. */
export type Outcome =
  /** The expected result, without an error. */
  | 'done'
  /** An error, and the expected result after it. */
  | 'error, then done'
  | 'error shown'
  /** The user is asked to sign in again. */
  | 'signed out'
  /** No error is shown, and none is needed. */
  | 'silent';

/** Result of one call under one fault. */
export interface CaseResult {
  readonly outcome: Outcome;
  /** Violations; empty while all oracles pass. */
  readonly violations: readonly string[];
}

/** Classifies the outcome by the result, the visible errors and the session. */
export const outcomeOf = (isDone: boolean, hasError: boolean, isSignedOut: boolean): Outcome => {
  if (isSignedOut) return 'signed out';
  if (hasError) return isDone ? 'error, then done' : 'error shown';
  return isDone ? 'done' : 'silent';
};
