import type { ReactNode } from 'react';

import { LoadingRows } from '../feedback/loading-rows';
import { Skeleton } from '../feedback/skeleton';
import { useIsWide } from '../use-is-wide';
import type { RecordsProps } from './record-table/record';
import { RecordColumns } from './record-table/record-columns';
import { RecordDays } from './record-table/record-days';

export interface RecordTableProps<Row, Key extends string = string> extends RecordsProps<Row, Key> {
  /** In display order; undefined while unknown. */
  rows: readonly Row[] | undefined;
  /** Read while the rows are loading, for example 'Loading history...'. @defaultValue 'Loading...' */
  loading?: string | undefined;
  /** Shown in place of no rows. */
  empty?: ReactNode;
}

/**
 * Records in columns: a table from 768 px, on phones rows of two lines under a heading per day, from the same
 * list of columns. For the history, the payments and the statement. Not for the facts of one thing: use
 * DetailsList. By date, the first row of a day says it, or a heading above it. Headers are buttons with aria-
 * sort; a press anywhere on a row opens its details, for keyboards 'View Details' does.
 */
export function RecordTable<Row, Key extends string = string>(props: RecordTableProps<Row, Key>) {
  const isWide = useIsWide();
  const { rows, loading = 'Loading...', empty } = props;
  if (rows === undefined)
    return (
      <LoadingRows label={loading} count={8} className="min-h-14 px-card md:min-h-11 md:gap-6">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="ml-auto hidden h-4 w-24 md:block" />
        <Skeleton className="hidden h-4 w-32 md:block" />
      </LoadingRows>
    );
  if (rows.length === 0) return empty;
  return isWide ? <RecordColumns {...props} rows={rows} /> : <RecordDays {...props} rows={rows} />;
}
