/** What a user sees of a fault. */
export type Outcome =
  /** They have what they wanted, without a word. */
  | 'done'
  /** They are told, and have what they wanted all the same. */
  | 'error, then done'
  | 'error shown'
  /** They are asked to sign in again. */
  | 'signed out'
  /** Nobody is told, and nobody needs to be. */
  | 'silent';

/** What became of one call under one fault. */
export interface CaseResult {
  readonly outcome: Outcome;
  /** What did not hold; empty where all oracles are content. */
  readonly broken: readonly string[];
}

/** Tells what a user saw from whether they had what they wanted, were told of something, and were signed out. */
export const outcomeOf = (isDone: boolean, hasError: boolean, isSignedOut: boolean): Outcome => {
  if (isSignedOut) return 'signed out';
  if (hasError) return isDone ? 'error, then done' : 'error shown';
  return isDone ? 'done' : 'silent';
};
