import { ArrowDown, ArrowUp } from 'lucide-react';

import { classes } from '../../../primitives/classes';
import type { PurchaseColumn } from './purchase-item';

/** How the rows are sorted. */
export interface PurchaseSort {
  /** The column that sorts. */
  column: PurchaseColumn;
  /** From the smallest or earliest, or from the largest or latest. */
  direction: 'ascending' | 'descending';
}

export interface ColumnHeaderProps {
  /** Name of the column (spec §2). */
  label: string;
  /** Leave out for a column that does not sort. */
  column?: PurchaseColumn | undefined;
  /** The order in effect. */
  order: PurchaseSort;
  /** Receives this column. */
  onSort: (column: PurchaseColumn) => void;
  /** Width and padding of the column. */
  className: string;
}

/** The name of a column; pressed, it sorts the rows by it, and pressed again the other way round. */
export function ColumnHeader({ label, column, order, onSort, className }: ColumnHeaderProps) {
  const direction = column === order.column ? order.direction : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={`${className} h-10 text-xs font-medium whitespace-nowrap`}
    >
      {column === undefined ? (
        label
      ) : (
        <button
          type="button"
          onClick={() => onSort(column)}
          className={classes(
            'group/sort relative -mx-1 h-7 rounded-chip px-1 transition-colors hover:text-ink',
            direction !== undefined && 'text-ink',
          )}
        >
          {label}
          {/* Beside the name and not in the row of texts, so that no column moves when it comes. */}
          <Arrow
            aria-hidden
            className={classes(
              'absolute top-1/2 left-full size-3 -translate-y-1/2',
              direction === undefined && 'opacity-0 group-hover/sort:opacity-60',
            )}
          />
        </button>
      )}
    </th>
  );
}
