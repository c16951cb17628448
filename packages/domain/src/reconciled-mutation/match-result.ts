import { STORED_DATE_STEP_MS } from '../limits';
import type { MutationIntent } from './intent';

/** A row of the list in which the result would appear. `date` in ms since 1970 by the server; null while unknown. */
export interface ListedRow {
  readonly id: string;
  readonly date: number | null;
}

/** What a list says about a call whose answer was lost. */
export type MatchResult<Row> =
  | { readonly kind: 'found'; readonly row: Row }
  /** A row like it is new, but dated before the click: it may come from elsewhere. */
  | { readonly kind: 'older' }
  /** Several rows could be the result, or the list was not known at the click: no later list will tell either. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'none' };

/** A row of unknown date counts as an old one. */
const isSince = ({ clickedAt }: MutationIntent, { date }: ListedRow): boolean =>
  (date ?? 0) + STORED_DATE_STEP_MS > clickedAt;

/** Of the rows like what the click asked for, those that were unknown before it and are dated after it. */
export const findNewCandidates = <Row extends ListedRow>(
  intent: MutationIntent,
  candidates: readonly Row[],
): readonly Row[] =>
  candidates.filter((row) => intent.knownIds?.includes(row.id) === false && isSince(intent, row));

/**
 * Looks for the result of a click among the rows like what it asked for. A row only counts as the result when it was
 * unknown before the click and is dated after it; anything less is reported as uncertain, never as success.
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
