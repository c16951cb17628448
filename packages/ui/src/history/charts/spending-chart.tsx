import { ChartColumn, Table } from 'lucide';
import { useId, useState, type ReactNode } from 'react';

import { Amount } from '../../primitives/amount';
import { Card } from '../../primitives/card';
import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/buttons/icon-button';
import { CHART_SIZE } from './chart-placeholder';
import { REFUNDED, SpendingBars, valuesOf, type SpendingBarsProps } from './spending-bars';

interface ChartFigureProps {
  /** Visible title. */
  title: string;
  /** The data as a table, with totals. */
  table: ReactNode;
  /** Empty state: the reason, in place of chart and table. */
  empty?: string | undefined;
  /** The chart. */
  children: ReactNode;
}

/** A chart with title, and a table of the same data. */
function ChartFigure({ title, table, empty, children }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  return (
    <Card>
      <figure aria-labelledby={titleId} className={`@container flex h-full flex-col gap-3 p-4 ${CHART_SIZE}`}>
        <div className="-mt-3 -mr-2 flex min-h-11 items-start justify-between gap-x-3">
          <h2 id={titleId} className="pt-3 text-section text-ink-muted">
            {title}
          </h2>
          {empty === undefined && (
            <IconButton
              size="lg"
              label={isTable ? 'Show as chart' : 'Show as table'}
              describedBy={titleId}
              onClick={() => setIsTable(!isTable)}
              icon={
                isTable ? (
                  <Icon of={ChartColumn} className="size-4" />
                ) : (
                  <Icon of={Table} className="size-4" />
                )
              }
            />
          )}
        </div>
        <div className="flex flex-1 flex-col">
          {empty === undefined ? isTable ? table : children : <Empty>{empty}</Empty>}
        </div>
      </figure>
    </Card>
  );
}

/** The reason, over the axis of a chart. Empty columns would look as if they were loading. */
function Empty({ children }: { children: string }) {
  return (
    <p className="grid flex-1 content-center justify-items-center gap-3 border-b border-line-button text-center text-sm text-ink-muted">
      <Icon of={ChartColumn} className="size-6 text-ink-subtle" />
      {children}
    </p>
  );
}

/** A row of a {@link ChartTable}. */
interface ChartRow {
  /** Row header. */
  name: string;
  /** One per column after the first, formatted. */
  values: readonly string[];
}

interface ChartTableProps {
  /** Accessible name; not visible. */
  title: string;
  /** Column headers, that of the rows first. */
  columns: readonly string[];
  /** In chart order. */
  rows: readonly ChartRow[];
  /** Totals. */
  total: ChartRow;
}

const cell = 'py-1 pl-3 text-right first:pl-0 first:text-left';

function ChartTable({ title, columns, rows, total }: ChartTableProps) {
  return (
    <table aria-label={title} className="w-full text-table text-ink tabular-nums">
      <thead className="border-b border-line text-xs text-ink-muted">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${cell} font-medium`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </tbody>
      <tfoot className="border-t border-line font-semibold">
        <Row {...total} />
      </tfoot>
    </table>
  );
}

function Row({ name, values }: ChartRow) {
  return (
    <tr>
      <th scope="row" className={`${cell} font-[inherit] wrap-anywhere`}>
        <bdi>{name}</bdi>
      </th>
      {values.map((value, place) => (
        // Static columns.
        <td key={place} className={cell}>
          {value}
        </td>
      ))}
    </tr>
  );
}

/** Sums of the days whose purchases are all loaded, formatted USD. */
export interface SpendingSummary {
  spent: string;
  /** Undefined without refunds. */
  refunded?: string | undefined;
}

export interface SpendingChartProps extends SpendingBarsProps {
  /** Days of the period. */
  period: number;
  /** Total of all days, formatted USD. */
  spent: string;
  /** Total of the refunds, formatted USD; undefined without refunds. */
  refunded?: string | undefined;
  /** Undefined if no day is loaded as a whole. */
  summary?: SpendingSummary | undefined;
  /** True when no purchase is from these days. */
  isEmpty: boolean;
  /** True while less than two days are known: there is no chart. @defaultValue false */
  isUnknown?: boolean | undefined;
  /** What is loaded of these days, for example 'since Mar 8'; empty for all. */
  caption: string;
}

/**
 * Spending per day, with the refunds. On the history behind 'Show charts', and on the dashboard from 768 px.
 * Not for deposits: use the payments page. The bars are a picture named 'Spending by day, from Mar 2 to Mar
 * 15': its amounts are read in the table, with keys and by screen readers.
 */
export function SpendingChart({
  period,
  days,
  scale,
  spent,
  refunded,
  summary,
  isEmpty,
  isUnknown = false,
  caption,
}: SpendingChartProps) {
  const title = `Spending, last ${period} days`;
  const isWhole = days.every((day) => day.coverage === 'whole');
  return (
    <ChartFigure
      title={title}
      empty={emptyText({ isUnknown, isEmpty, period, caption })}
      table={
        <ChartTable
          title={title}
          columns={['Day', 'Spent', 'Refunded']}
          rows={days.map((day) => ({ name: day.label, values: valuesOf(day) }))}
          total={{ name: 'Total', values: [isWhole ? spent : `at least ${spent}`, refunded ?? '—'] }}
        />
      }
    >
      {summary !== undefined && <Summary {...summary} caption={caption} />}
      <SpendingBars days={days} scale={scale} />
    </ChartFigure>
  );
}

function emptyText({
  isUnknown,
  isEmpty,
  period,
  caption,
}: Required<Pick<SpendingChartProps, 'isUnknown' | 'isEmpty' | 'period' | 'caption'>>): string | undefined {
  if (isUnknown) return 'Too few of these days are loaded for a chart.';
  return isEmpty ? `No purchases in the last ${period} days${caption && `, ${caption}`}.` : undefined;
}

function Summary({ spent, refunded, caption }: SpendingSummary & Pick<SpendingChartProps, 'caption'>) {
  return (
    <p className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-meta text-ink-muted tabular-nums">
      <span className="text-figure text-ink">
        <Amount>{spent}</Amount>
      </span>
      {caption !== '' && <span>{caption}</span>}
      {refunded !== undefined && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className={`size-2.5 rounded-xs forced-color-adjust-none ${REFUNDED}`} />
          {refunded} refunded
        </span>
      )}
    </p>
  );
}
