import { LANGUAGE } from '../../lib/format/language';

export interface HistoryOrder<Column> {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

/** The order after a column was pressed: by it from its beginning or, pressed again, its end. */
export const toggleSort = <Column>(order: HistoryOrder<Column>, column: Column): HistoryOrder<Column> => ({
  column,
  direction: order.column === column && order.direction === 'ascending' ? 'descending' : 'ascending',
});

const { compare } = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' });

/** Sorts stably by the key of a column. Empty values, null, come last in both directions. */
export const sortHistory = <Row, Column extends string>(
  rows: readonly Row[],
  keysOf: (row: Row) => Readonly<Record<Column, string | number | null>>,
  { column, direction }: HistoryOrder<Column>,
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
