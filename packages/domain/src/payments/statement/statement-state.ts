import type { Deposit } from '../../contracts/deposit';
import type { PurchasedNumber } from '../../contracts/number';
import type { PagedList } from '../../history/list/paged-reader';

/** The records behind a statement. */
export interface Records {
  readonly numbers: PagedList<PurchasedNumber>;
  readonly deposits: PagedList<Deposit>;
  /** USD, as read beside the first records. */
  readonly balance: number;
}

/** A read of records in flight. Compared by identity: the answer to one that was replaced is ignored. */
export interface StatementRead {
  /** The records that earlier ones are added to; null reads the newest. */
  readonly known: Records | null;
}

/** Value of a choice of months. */
export const ALL_MONTHS = 'all';

/** All that is known of the statement. */
export interface StatementState {
  /** Null until the first records are read. */
  readonly records: Records | null;
  readonly read: StatementRead | null;
  /** Why the last records could not be read; null when they could. */
  readonly error: string | null;
  /** The server's time of the last records, ms since 1970: it decides which day is today. */
  readonly readAt: number;
  /** The chosen part: `ALL_MONTHS`, or YYYY-MM. */
  readonly month: string;
}

/** Before it is opened. */
export const CLOSED_STATEMENT: StatementState = {
  records: null,
  read: null,
  error: null,
  readAt: 0,
  month: ALL_MONTHS,
};

/** What happens to a statement. */
export type StatementAction =
  | { readonly kind: 'opened' | 'refresh-clicked' | 'earlier-clicked' }
  | { readonly kind: 'month-chosen'; readonly month: string }
  | {
      readonly kind: 'answered';
      readonly read: StatementRead;
      readonly records: Records;
      /** Server time, ms since 1970. */
      readonly now: number;
    }
  | { readonly kind: 'failed'; readonly read: StatementRead; readonly error: string };

/**
 * The statement after an action; the same one if the action does not count. The newest records are read
 * whatever is in flight, and only once at a time; earlier ones wait for their turn.
 */
export const updateStatement = (statement: StatementState, action: StatementAction): StatementState => {
  const { records, read } = statement;
  if ('read' in action && action.read !== read) return statement;
  switch (action.kind) {
    case 'opened':
      return { ...CLOSED_STATEMENT, readAt: statement.readAt, read: readNewest(read) };
    case 'refresh-clicked':
      return { ...statement, read: readNewest(read), error: null };
    case 'earlier-clicked':
      return read === null && records !== null
        ? { ...statement, read: { known: records }, error: null }
        : statement;
    case 'month-chosen':
      return { ...statement, month: action.month };
    case 'answered':
      return { ...statement, records: action.records, readAt: action.now, read: null };
    case 'failed':
      return { ...statement, error: action.error, read: null };
  }
};

function readNewest(read: StatementRead | null): StatementRead {
  return read?.known === null ? read : { known: null };
}
