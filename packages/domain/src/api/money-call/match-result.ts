import { STORED_DATE_STEP_MS } from '../../limits/tuning';
import type { MutationIntent } from './intent';

/** A row of the list that would show the result. `date`: server time, ms since 1970; null if unknown. */
export interface ListedRow {
  readonly id: string;
  readonly date: number | null;
}

/** A row of the user's list that the call may have made, with the result the call would then have. */
export interface CandidateRow<Made> extends ListedRow {
  readonly made: Made;
}

export type MatchResult<Row> =
  | { readonly kind: 'found'; readonly row: Row }
  /** A matching row is new, but dated before the click: it may have another source. */
  | { readonly kind: 'older' }
  /** Several rows could be the result, or the list was unknown at the click: no later list can decide. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'none' };

/** A row of unknown date counts as an old one. */
const isSince = ({ clickedAt }: MutationIntent, { date }: ListedRow): boolean =>
  (date ?? 0) + STORED_DATE_STEP_MS > clickedAt;

/** Matching rows that were unknown before the click and are dated after it. */
export const findNewCandidates = <Row extends ListedRow>(
  intent: MutationIntent,
  candidates: readonly Row[],
): readonly Row[] =>
  candidates.filter((row) => intent.knownIds?.includes(row.id) === false && isSince(intent, row));

/**
 * Finds the result of a click among the matching rows. A row counts as the result only if it was unknown
 * before the click and is dated after it; anything less is ambiguous, never a success.
 */
export const matchResult = <Row extends ListedRow>(
  intent: MutationIntent,
  candidates: readonly Row[],
): MatchResult<Row> => {
  const unknown = candidates.filter(({ id }) => intent.knownIds?.includes(id) !== true);
  const [row, ...others] = unknown.filter((candidate) => isSince(intent, candidate));
  if (row === undefined) return { kind: unknown.length > 0 ? 'older' : 'none' };
  return intent.knownIds === null || others.length > 0 ? { kind: 'ambiguous' } : { kind: 'found', row };
};
