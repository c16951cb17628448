import { Amount } from '../../../primitives/amount';
import { ChartFigure } from './chart-figure';
import { ChartTable } from './chart-table';
import { SpendingBars, valuesOf, type SpendingBarsProps } from './spending-bars';

export interface SpendingChartProps extends SpendingBarsProps {
  /** Total of all days, formatted USD. */
  spent: string;
  /** Total of the refunds, formatted USD; undefined without refunds. */
  refunded?: string | undefined;
  /** True when no purchase is from these days. */
  isEmpty: boolean;
  /** Scope of the data. */
  coverage: string;
}

/** Cost and refunds of the purchases per day. */
export function SpendingChart({ days, scale, spent, refunded, isEmpty, coverage }: SpendingChartProps) {
  const title = `Spending, last ${days.length} days`;
  // A sum of some purchases would contradict the figures of the page.
  const isWhole = days.every((day) => day.coverage === 'whole');
  return (
    <ChartFigure
      title={title}
      coverage={coverage}
      empty={isEmpty ? `No purchases in the last ${days.length} days.` : undefined}
      table={
        <ChartTable
          title={title}
          columns={['Day', 'Spent', 'Refunded']}
          rows={days.map((day) => ({ name: day.label, values: valuesOf(day) }))}
          total={{ name: 'Total', values: [spent, refunded ?? '—'] }}
        />
      }
    >
      <p className="mb-4 flex min-h-7 flex-wrap items-baseline gap-x-4 gap-y-1 text-meta text-ink-muted">
        {isWhole && (
          <span className="text-lg font-semibold text-ink">
            <Amount>{spent}</Amount>
          </span>
        )}
        {refunded !== undefined && (
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            <span aria-hidden className="size-2 rounded-pill bg-line-strong forced-color-adjust-none" />
            {refunded} refunded
          </span>
        )}
      </p>
      <SpendingBars days={days} scale={scale} />
    </ChartFigure>
  );
}
