import { ArrowDown, ArrowUp } from 'lucide';

import { classes } from '../../primitives/classes';
import { Icon } from '../../primitives/icon';
import type { PurchaseColumn } from './purchase-item';

/** Sort order of the rows. */
export interface PurchaseSort {
  /** Sort column. */
  column: PurchaseColumn;
  /** Ascending or descending. */
  direction: 'ascending' | 'descending';
}

export interface ColumnHeaderProps {
  /** Column header (spec §2). */
  label: string;
  /** undefined for a column that is not sortable. */
  column?: PurchaseColumn | undefined;
  /** Current order. */
  order: PurchaseSort;
  /** Called with the column. */
  onSort: (column: PurchaseColumn) => void;
  /** Width and padding. */
  className: string;
}

/** A column header; a click sorts by the column, another click reverses the order. */
export function ColumnHeader({ label, column, order, onSort, className }: ColumnHeaderProps) {
  const direction = column === order.column ? order.direction : undefined;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={`${className} h-10 text-xs font-medium whitespace-nowrap`}
    >
      {column === undefined ? (
        // The arrows of the rows need no heading to be understood.
        <span className="sr-only">{label}</span>
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
          {/* Positioned next to the name, so that no column moves when it appears. */}
          <Icon
            of={direction === 'descending' ? ArrowDown : ArrowUp}
            className={classes(
              'absolute top-1/2 left-full size-3 -translate-y-1/2',
              // All others would seem to be sorted upwards.
              direction === undefined &&
                'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100',
            )}
          />
        </button>
      )}
    </th>
  );
}
