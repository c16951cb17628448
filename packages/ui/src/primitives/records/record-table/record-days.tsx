import { useId } from 'react';

import { clickableRow } from '../../buttons/clickable-row';
import type { RecordPlace, LoadedRecords, RecordsProps } from './record';
import { SelectButton } from './select-button';

/** The rows of a phone, with a heading per day. */
export function RecordDays<Row, Key extends string>(props: LoadedRecords<Row, Key>) {
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
              <h2 className="px-card pt-3 text-xs font-semibold text-ink-muted">{day}</h2>
            )}
            <Line {...props} row={row} />
          </li>
        );
      })}
    </ul>
  );
}

/** The values of a place; on the smallest phones the second of a line has one of its own. */
const LINE = 'flex flex-wrap items-baseline justify-between gap-x-2';

function Line<Row, Key extends string>({
  columns,
  row,
  rowName,
  when,
  picture,
  onSelect,
}: RecordsProps<Row, Key> & { row: Row }) {
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
      // A press anywhere opens the details: the outline is that of the row.
      className="px-card py-1.5 -outline-offset-2 outline-accent has-[[data-opens]:focus-visible]:outline-2 data-selects:cursor-pointer data-selects:active:bg-sunken"
    >
      <div className="flex min-h-11 items-center gap-3">
        {picture?.(row)}
        <div className="min-w-0 flex-1 text-xs wrap-anywhere text-ink-muted tabular-nums">
          <div className={LINE}>
            <span className="flex min-w-0 flex-1 basis-[6.5rem] items-baseline gap-2 text-sm font-semibold text-ink *:min-w-0">
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
          <span className="-mr-3 -ml-8 flex w-11 *:outline-none forced-colors:*:border-0">
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
