/** The columns of the history that sort it (spec §2); 'Actions' does not. */
export const historyColumns = ['service', 'phone', 'country', 'price', 'status', 'code', 'date'] as const;

/** A column that sorts the history. */
export type HistoryColumn = (typeof historyColumns)[number];

/** Sort order of a history page. */
export interface HistoryOrder {
  readonly column: HistoryColumn;
  readonly direction: 'ascending' | 'descending';
}

/** The order of the server (spec §7). */
export const NEWEST_FIRST: HistoryOrder = { column: 'date', direction: 'descending' };

/** The order after the header of a column was pressed: that column from its beginning or, pressed again, its end. */
export const toggleSort = (order: HistoryOrder, column: HistoryColumn): HistoryOrder => ({
  column,
  direction: order.column === column && order.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Sort key of a purchase in each column; null without a value. */
export type SortKeys = Readonly<Record<HistoryColumn, string | number | null>>;

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Sorts purchases. Empty values come last in both directions; equal ones keep their order. */
export const sortHistory = <Row>(
  rows: readonly Row[],
  keysOf: (row: Row) => SortKeys,
  { column, direction }: HistoryOrder,
): readonly Row[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [keysOf(one)[column], keysOf(other)[column]];
    return (
      Number(a === null) - Number(b === null) ||
      sign * (typeof a === 'number' ? a - Number(b) : compare(String(a), String(b)))
    );
  });
};
