import { ArrowDown, ArrowUp } from 'lucide';
import { Fragment, useId, useState } from 'react';

import { clickableRow } from '../../buttons/clickable-row';
import { classes } from '../../classes';
import { Icon } from '../../icon';
import { createMediaQueryHook } from '../../media-query';
import type { RecordColumn, RecordMoment, LoadedRecords, RecordsProps } from './record';
import { SelectButton } from './select-button';

const useIsRoomy = createMediaQueryHook('(min-width: 85rem)');

/** Columns follow the table's parent, not the window: the sidebar takes its room. */
const GAP =
  'px-1 first:pl-card last:pr-card @min-[60rem]:px-3 @min-[60rem]:first:pl-card @min-[60rem]:last:pr-card';

/** A column after one that ends at the right is kept apart from it. */
const AFTER_END = 'pl-4 @min-[60rem]:pl-7';

const cellClasses = <Row, Key extends string>(
  columns: readonly RecordColumn<Row, Key>[],
  { align }: RecordColumn<Row, Key>,
  place: number,
): string =>
  classes(
    GAP,
    align === 'end' && 'text-right',
    align !== 'end' && columns[place - 1]?.align === 'end' && AFTER_END,
  );

/** The records as a table. */
export function RecordColumns<Row, Key extends string>(props: LoadedRecords<Row, Key>) {
  const { label, columns, rows, rowKey, rowName, when, order, onSort, onSelect, caption } = props;
  const { hasDays = false, opened } = props;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const isRoomy = useIsRoomy();
  const header = columns.find(({ phone }) => phone === 'name');
  const isByDate = order === undefined || order.column === 'date';
  // Headings of days with about a row each would take as much room as the rows.
  const isDense = rows.length >= 1.5 * new Set(rows.map((row) => when(row)?.day)).size;
  const hasHeadings = hasDays && isByDate && isDense;
  const ids = useId();
  return (
    // With a large font the table scrolls sideways in this box, by keyboard with the buttons inside or with
    // the box.
    <div tabIndex={onSelect ? undefined : 0} className="@container overflow-x-auto">
      <table
        aria-label={label}
        className="w-full min-w-172 table-fixed text-left text-table text-ink tabular-nums"
      >
        {caption !== undefined && (
          <caption className="caption-bottom border-t border-line px-card py-2 text-left text-xs text-ink-muted">
            {caption}
          </caption>
        )}
        <thead className="border-b border-line text-ink-muted">
          <tr>
            {columns.map((column, place) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={column.sortKey === order?.column ? order?.direction : undefined}
                className={`${cellClasses(columns, column, place)} ${column.width ?? ''} h-10 text-xs font-medium whitespace-nowrap`}
              >
                <Header column={column} order={order} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, index) => {
          const previous = rows[index - 1];
          const moment = when(row);
          const isFirstOfDay = previous === undefined || moment?.day !== when(previous)?.day;
          const nameId = `${ids}-${index}`;
          const day = !isByDate ? 'seen' : isFirstOfDay && !hasHeadings ? 'heading' : 'heard';
          const context = { nameId, date: moment && <RecordDate when={moment} day={day} /> };
          const key = rowKey(row);
          const isOpen = key === openKey;
          const below = columns.find(({ wraps }) => wraps && !isRoomy)?.cell(row, context);
          return (
            // A group of its own, so that buttons on a second line belong to their row.
            <Fragment key={key}>
              {hasHeadings && isFirstOfDay && <DayHeading day={moment?.day} columns={columns.length} />}
              <tbody
                aria-label={rowName?.(row)}
                onClick={
                  onSelect && clickableRow(() => (opened ? setOpenKey(isOpen ? null : key) : onSelect(row)))
                }
                data-selects={onSelect && ''}
                // No transition: during scrolling, all rows under the pointer would fade at the same time.
                className="group/row border-b border-line last:border-b-0 data-selects:cursor-pointer data-selects:hover:bg-sunken/60"
              >
                <tr className="h-11">
                  {columns.map((column, place) => {
                    const isEnd = place === columns.length - 1;
                    const Cell = column === header ? 'th' : 'td';
                    return (
                      <Cell
                        key={column.id}
                        scope={column === header ? 'row' : undefined}
                        className={`${cellClasses(columns, column, place)} font-normal whitespace-nowrap`}
                      >
                        {isEnd && onSelect ? (
                          <span className="-mr-2 flex items-center justify-end gap-1">
                            <span id={nameId} hidden>
                              {rowName?.(row)}
                            </span>
                            {(!column.wraps || isRoomy) && column.cell(row, context)}
                            <SelectButton nameId={nameId} onSelect={() => onSelect(row)} />
                          </span>
                        ) : (
                          column.cell(row, context)
                        )}
                      </Cell>
                    );
                  })}
                </tr>
                {below && (
                  <tr>
                    <td colSpan={columns.length} className="px-card pb-3">
                      <span className="flex flex-wrap justify-end gap-2">{below}</span>
                    </td>
                  </tr>
                )}
                {isOpen && (
                  <tr>
                    <td colSpan={columns.length} className="h-13 px-card pb-2">
                      {opened?.(row)}
                    </td>
                  </tr>
                )}
              </tbody>
            </Fragment>
          );
        })}
      </table>
    </div>
  );
}

function DayHeading({ day, columns }: { day: string | undefined; columns: number }) {
  return (
    <tbody className="border-b border-line">
      <tr className="h-7">
        <td colSpan={columns} className="px-card">
          <h2 className="text-section text-ink-muted">{day}</h2>
        </td>
      </tr>
    </tbody>
  );
}

/** The label of a column. A press on one that sorts does so, another reverses the order. */
function Header<Row, Key extends string>({
  column: { label, isLabelHeard, sortKey, align },
  order,
  onSort,
}: Pick<RecordsProps<Row, Key>, 'order' | 'onSort'> & { column: RecordColumn<Row, Key> }) {
  if (isLabelHeard === true) return <span className="sr-only">{label}</span>;
  if (sortKey === undefined || onSort === undefined) return label;
  const direction = sortKey === order?.column ? order.direction : undefined;
  return (
    <button
      type="button"
      onClick={() => onSort(sortKey)}
      data-current={direction && ''}
      className="group/sort relative -mx-1 h-7 rounded-chip px-1 transition-colors hover:text-ink data-current:text-ink"
    >
      {label}
      {/* Beside the name: no column moves. On others only with the pointer, or all would seem to be sorted. */}
      <span
        className={classes(
          'absolute top-1/2 -translate-y-1/2 opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 group-data-current/sort:opacity-100',
          align === 'end' ? 'right-full' : 'left-full',
        )}
      >
        <Icon of={direction === 'descending' ? ArrowDown : ArrowUp} className="size-3" />
      </span>
    </button>
  );
}

interface RecordDateProps {
  when: RecordMoment;
  /** How its day is said: to the eye as a heading or as part of the date, or to the ear alone. */
  day: 'heading' | 'seen' | 'heard';
}

/** On two lines where the column has no room for one. */
function RecordDate({ when: { shortDay, time, date }, day }: RecordDateProps) {
  const Day = day === 'heading' ? 'h2' : 'span';
  const line = 'block @min-[60rem]:inline';
  return (
    <span title={date} className="text-xs text-ink-muted">
      <Day className={day === 'heard' ? 'sr-only' : line}>{shortDay}</Day>
      {time !== undefined && (
        <span className={line}>
          {day !== 'heard' && <span className="hidden @min-[60rem]:inline">, </span>}
          <span>{time}</span>
        </span>
      )}
    </span>
  );
}
