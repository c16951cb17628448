/** What a user sees of a fault. */
export type Outcome =
  /** They have what they wanted, without a word. */
  | 'done'
  /** They are told, and have what they wanted all the same. */
  | 'told and done'
  | 'told'
  /** They are asked to sign in again. */
  | 'signed out'
  /** Nobody is told, and nobody needs to be. */
  | 'silent';

/** What became of one call under one fault. */
export interface Cell {
  readonly outcome: Outcome;
  /** What did not hold; empty where all oracles are content. */
  readonly broken: readonly string[];
}

/** Tells what a user saw from whether they had what they wanted, were told of something, and were signed out. */
export const outcomeOf = (isDone: boolean, isTold: boolean, isSignedOut: boolean): Outcome => {
  if (isSignedOut) return 'signed out';
  if (isTold) return isDone ? 'told and done' : 'told';
  return isDone ? 'done' : 'silent';
};
