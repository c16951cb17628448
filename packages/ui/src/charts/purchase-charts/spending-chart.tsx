import { Amount } from '../../primitives/amount';
import { ChartFigure } from './chart-figure';
import { REFUNDED, SpendingBars, valuesOf, type SpendingBarsProps } from './spending-bars';

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

/** The data of a chart as a table. */
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
  /** These days, for example 'since Mar 8'; undefined if they are the whole period. */
  span?: string | undefined;
}

export interface SpendingChartProps extends SpendingBarsProps {
  /** Days of the period; `days` has those that are loaded. */
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
  /** Scope of the data; undefined where the summary has it. */
  coverage?: string | undefined;
}

/**
 * Spending per day, with the refunds. On the history behind 'Show charts', and on the dashboard from 768 px. Not for
 * deposits: use the payments page. The bars are a picture named 'Spending by day, from Mar 2 to Mar 15': its amounts are
 * read in the table, with keys and by screen readers.
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
  coverage,
}: SpendingChartProps) {
  const title = `Spending, last ${period} days`;
  const isWhole = days.every((day) => day.coverage === 'whole');
  return (
    <ChartFigure
      title={title}
      coverage={coverage}
      empty={emptyText({ isUnknown, isEmpty, period })}
      table={
        <ChartTable
          title={title}
          columns={['Day', 'Spent', 'Refunded']}
          rows={days.map((day) => ({ name: day.label, values: valuesOf(day) }))}
          total={{ name: 'Total', values: [isWhole ? spent : `at least ${spent}`, refunded ?? '—'] }}
        />
      }
    >
      {summary !== undefined && <Summary {...summary} />}
      <SpendingBars days={days} scale={scale} />
    </ChartFigure>
  );
}

function emptyText({
  isUnknown,
  isEmpty,
  period,
}: Required<Pick<SpendingChartProps, 'isUnknown' | 'isEmpty' | 'period'>>): string | undefined {
  if (isUnknown) return 'Too few of these days are loaded for a chart.';
  return isEmpty ? `No purchases in the last ${period} days.` : undefined;
}

function Summary({ spent, refunded, span }: SpendingSummary) {
  return (
    <p className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-meta text-ink-muted tabular-nums">
      <span className="text-figure text-ink">
        <Amount>{spent}</Amount>
      </span>
      {span !== undefined && <span>{span}</span>}
      {refunded !== undefined && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className={`size-2.5 rounded-xs forced-color-adjust-none ${REFUNDED}`} />
          {refunded} refunded
        </span>
      )}
    </p>
  );
}
