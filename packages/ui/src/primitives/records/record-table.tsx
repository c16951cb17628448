import { ArrowDown, ArrowUp, ChevronRight } from 'lucide';
import { Fragment, useId, useState, type ReactNode } from 'react';

import { classes } from '../classes';
import { clickableRow } from '../buttons/clickable-row';
import { Icon } from '../icon';
import { IconButton } from '../buttons/icon-button';
import { createMediaQueryHook } from '../media-query';
import { Skeleton } from '../feedback/skeleton';
import { useIsWide } from '../use-is-wide';

/** When a record was made, formatted for display. */
export interface RecordMoment {
  /** Heading of its day, for example 'Today'. */
  day: string;
  /** The same in few letters, for example 'Nov 24'. */
  shortDay: string;
  /** Time of day; undefined while unknown. */
  time?: string | undefined;
  /** Date and time in full; undefined while unknown. */
  date?: string | undefined;
}

/**
 * Place of a value in a phone's row of two lines: the name and its figure, below them the line and its end.
 */
export type RecordPlace = 'name' | 'figure' | 'line' | 'end';

/** What a cell knows of its row. */
export interface RecordContext {
  /** Id of the text that names the row, for the buttons in it. */
  nameId: string;
  /** The date of the row; where its day is above, the day is only heard. */
  date: ReactNode;
}

/** A column of a {@link RecordTable}, and the place of its value on phones. */
export interface RecordColumn<Row, Key extends string = string> {
  id: string;
  label: string;
  /** Class of the width; the one column without takes the rest. */
  width?: string | undefined;
  /** Figures and dates end at the right. @defaultValue 'start' */
  align?: 'start' | 'end' | undefined;
  /** Passed to `onSort`; undefined for a column that does not sort. */
  sortKey?: Key | undefined;
  cell: (row: Row, context: RecordContext) => ReactNode;
  /** Place on phones; undefined for a value that only the details have there. */
  phone?: RecordPlace | undefined;
  /** What phones show in place of `cell`. */
  phoneCell?: ((row: Row) => ReactNode) | undefined;
  /**
   * True for buttons that have a line of their own where one row has no room, below 1360 px. @defaultValue
   * false
   */
  wraps?: boolean | undefined;
}

export interface RecordOrder<Key extends string = string> {
  column: Key;
  direction: 'ascending' | 'descending';
}

export interface RecordTableProps<Row, Key extends string = string> {
  /** Accessible name, for example 'Purchases'. */
  label: string;
  /** From left to right. The first with the place 'name' is the header of its row. */
  columns: readonly RecordColumn<Row, Key>[];
  /** In display order; undefined while unknown. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** What a row is about: the name of its group, read with its buttons. @defaultValue undefined */
  rowName?: ((row: Row) => string) | undefined;
  /** When a row was made; undefined for one that is no record, such as a sum. */
  when: (row: Row) => RecordMoment | undefined;
  /** Order of the rows; undefined where they are always by date. */
  order?: RecordOrder<Key | 'date'> | undefined;
  onSort?: ((column: Key) => void) | undefined;
  /**
   * By date, a heading above the rows of each day. On phones there is one in any case. @defaultValue false
   */
  hasDays?: boolean | undefined;
  /** What a press on a row of a table opens below it. Default: the press is `onSelect` */
  opened?: ((row: Row) => ReactNode) | undefined;
  /** Called when the user presses a row or its 'View Details'. Undefined for rows without details. */
  onSelect?: ((row: Row) => void) | undefined;
  /** A picture before the lines of a phone's row. */
  picture?: ((row: Row) => ReactNode) | undefined;
  /** A note below the rows of a table. */
  caption?: string | undefined;
  /** Read while the rows are loading, for example 'Loading history...'. @defaultValue 'Loading...' */
  loading?: string | undefined;
  /** Shown in place of no rows. */
  empty?: ReactNode;
  /** Shown in place of rows that could not be loaded. */
  failed?: ReactNode;
}

const useIsRoomy = createMediaQueryHook('(min-width: 85rem)');

/**
 * Records in columns: a table from 768 px, on phones rows of two lines under a heading per day, from the same
 * list of columns. For the history, the payments and the statement. Not for the facts of one thing: use
 * DetailsList. By date, the first row of a day says it, or a heading above it. Headers are buttons with aria-
 * sort; a press anywhere on a row opens its details, for keyboards 'View Details' does.
 */
export function RecordTable<Row, Key extends string = string>(props: RecordTableProps<Row, Key>) {
  const isWide = useIsWide();
  const { rows, loading = 'Loading...', empty, failed } = props;
  if (rows === undefined) return failed ?? <Loading text={loading} />;
  if (rows.length === 0) return empty;
  return isWide ? <Table {...props} rows={rows} /> : <Days {...props} rows={rows} />;
}

type FormProps<Row, Key extends string> = RecordTableProps<Row, Key> & { rows: readonly Row[] };

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Loading({ text }: { text: string }) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{text}</span>
      {PLACES.map((place) => (
        <div key={place} className="flex min-h-14 items-center gap-3 px-3 md:min-h-11 md:gap-6 xl:px-5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ml-auto hidden h-4 w-24 md:block" />
          <Skeleton className="hidden h-4 w-32 md:block" />
        </div>
      ))}
    </div>
  );
}

/** Columns follow the table's parent, not the window: the sidebar takes its room. */
const GAP = 'px-1 first:pl-3 last:pr-3 @min-[60rem]:px-3 @min-[60rem]:first:pl-5 @min-[60rem]:last:pr-4';

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

function Table<Row, Key extends string>(props: FormProps<Row, Key>) {
  const { label, columns, rows, rowKey, rowName, when, order, onSort, onSelect, caption } = props;
  const { hasDays = false, opened } = props;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const isRoomy = useIsRoomy();
  const header = columns.find(({ phone }) => phone === 'name');
  const isByDate = order === undefined || order.column === 'date';
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
          <caption className="caption-bottom border-t border-line px-3 py-2 text-left text-xs text-ink-muted @min-[60rem]:px-5">
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
          const hasHeading = hasDays && isByDate && isFirstOfDay;
          const day = !isByDate ? 'seen' : isFirstOfDay && !hasDays ? 'heading' : 'heard';
          const context = { nameId, date: moment && <RecordDate {...moment} day={day} /> };
          const key = rowKey(row);
          const isOpen = key === openKey;
          const below = columns.find(({ wraps }) => wraps && !isRoomy)?.cell(row, context);
          return (
            // A group of its own, so that buttons on a second line belong to their row.
            <Fragment key={key}>
              {hasHeading && <DayHeading day={moment?.day} columns={columns.length} />}
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
                          <span className="flex items-center justify-end gap-1">
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
                    <td colSpan={columns.length} className="px-3 pb-3 @min-[60rem]:px-5">
                      <span className="flex flex-wrap justify-end gap-2">{below}</span>
                    </td>
                  </tr>
                )}
                {isOpen && (
                  <tr>
                    <td colSpan={columns.length} className="h-13 px-3 pb-2 @min-[60rem]:px-5">
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
        <td colSpan={columns} className="px-3 @min-[60rem]:px-5">
          <h2 className="text-section text-ink-muted">{day}</h2>
        </td>
      </tr>
    </tbody>
  );
}

/** The label of a column. A press on one that sorts does so, another reverses the order. */
function Header<Row, Key extends string>({
  column: { label, sortKey, align },
  order,
  onSort,
}: Pick<RecordTableProps<Row, Key>, 'order' | 'onSort'> & { column: RecordColumn<Row, Key> }) {
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

/** On two lines where the column has no room for one. */
function RecordDate({
  shortDay,
  time,
  date,
  day,
}: Omit<RecordMoment, 'day'> & { day: 'heading' | 'seen' | 'heard' }) {
  const Day = day === 'heading' ? 'h2' : 'span';
  return (
    <span
      title={date}
      className="flex flex-col items-end text-xs text-ink-muted @min-[60rem]:flex-row @min-[60rem]:justify-end"
    >
      <Day className={day === 'heard' ? 'sr-only' : undefined}>{shortDay}</Day>
      {time !== undefined && (
        <span>
          {day !== 'heard' && <span className="hidden @min-[60rem]:inline">, </span>}
          <span>{time}</span>
        </span>
      )}
    </span>
  );
}

interface SelectButtonProps {
  nameId: string;
  onSelect: () => void;
  /** A touch target of thumb size, as narrow as its arrow. */
  isLarge?: true;
}

function SelectButton({ nameId, onSelect, isLarge }: SelectButtonProps) {
  return (
    <IconButton
      label="View Details"
      size={isLarge ? 'lg' : 'sm'}
      describedBy={nameId}
      onClick={onSelect}
      icon={<Icon of={ChevronRight} className={isLarge ? 'ml-4 size-4' : 'size-4'} />}
    />
  );
}

/** The rows of a phone, with a heading per day. */
function Days<Row, Key extends string>(props: FormProps<Row, Key>) {
  const { label, rows, rowKey, when } = props;
  return (
    <ul aria-label={label}>
      {rows.map((row, index) => {
        const day = when(row)?.day;
        const previous = rows[index - 1];
        const isFirstOfDay = previous === undefined || day !== when(previous)?.day;
        return (
          <li key={rowKey(row)} className="border-t border-line first:border-t-0">
            {day !== undefined && isFirstOfDay && (
              <h2 className="px-3 pt-3 text-xs font-semibold text-ink-muted">{day}</h2>
            )}
            <Card {...props} row={row} />
          </li>
        );
      })}
    </ul>
  );
}

/** The values of a place; on the smallest phones the second of a line has one of its own. */
const LINE = 'flex flex-wrap items-baseline justify-between gap-x-2';

function Card<Row, Key extends string>({
  columns,
  row,
  rowName,
  when,
  picture,
  onSelect,
}: RecordTableProps<Row, Key> & { row: Row }) {
  const nameId = useId();
  const context = { nameId, date: when(row)?.time };
  const at = (place: RecordPlace) =>
    columns
      .filter(({ phone }) => phone === place)
      .map(({ id, cell, phoneCell = cell }) => <span key={id}>{phoneCell(row, context)}</span>);
  const below = columns.find(({ wraps }) => wraps)?.cell(row, context);
  return (
    <article
      aria-label={rowName?.(row)}
      onClick={onSelect && clickableRow(() => onSelect(row))}
      data-selects={onSelect && ''}
      className="px-3 py-1.5 data-selects:cursor-pointer data-selects:active:bg-sunken"
    >
      <div className="flex min-h-11 items-center gap-3">
        {picture?.(row)}
        <div className="min-w-0 flex-1 text-xs wrap-anywhere text-ink-muted tabular-nums">
          <div className={LINE}>
            <span className="flex min-w-0 flex-1 basis-24 items-baseline gap-2 text-sm font-semibold text-ink *:min-w-0">
              {at('name')}
            </span>
            <span className="ml-auto font-medium text-ink">{at('figure')}</span>
          </div>
          <div className={LINE}>
            <span className="flex min-w-0 flex-1 basis-24 flex-wrap gap-x-2">{at('line')}</span>
            <span className="ml-auto">{at('end')}</span>
          </div>
        </div>
        {onSelect && (
          <span className="-mr-3 -ml-8 flex w-11 forced-colors:*:border-0">
            <span id={nameId} hidden>
              {rowName?.(row)}
            </span>
            <SelectButton isLarge nameId={nameId} onSelect={() => onSelect(row)} />
          </span>
        )}
      </div>
      {below && <div className="flex flex-wrap gap-1 py-2">{below}</div>}
    </article>
  );
}
