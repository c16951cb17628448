import { ChartColumn, Table } from 'lucide';
import { useId, useState } from 'react';

import { Amount } from '../../primitives/amount';
import { Card } from '../../primitives/card';
import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/buttons/icon-button';
import { CHART_SIZE } from './chart-placeholder';
import { REFUNDED, SpendingBars, valuesOf, type SpendingBarsProps } from './spending-bars';

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
export function SpendingChart(props: SpendingChartProps) {
  const { period, days, spent, refunded, summary, caption } = props;
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  const title = `Spending, last ${period} days`;
  const isWhole = days.every((day) => day.isLoaded);
  const empty = emptyText(props);
  const table = (
    <table aria-label={title} className="w-full text-table text-ink tabular-nums">
      <thead className="border-b border-line text-xs text-ink-muted">
        <tr>
          {['Day', 'Spent', 'Refunded'].map((column) => (
            <th key={column} scope="col" className={`${cell} font-medium`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <Row key={day.label} name={day.label} values={valuesOf(day)} />
        ))}
      </tbody>
      <tfoot className="border-t border-line font-semibold">
        <Row name="Total" values={[isWhole ? spent : `at least ${spent}`, refunded ?? '—']} />
      </tfoot>
    </table>
  );
  const chart = (
    <>
      {summary !== undefined && <Summary {...summary} caption={caption} />}
      <SpendingBars days={days} scale={props.scale} />
    </>
  );
  return (
    <Card>
      <figure
        aria-labelledby={titleId}
        className={`@container flex h-full flex-col gap-3 p-card ${CHART_SIZE}`}
      >
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
              icon={<Icon of={isTable ? ChartColumn : Table} className="size-4" />}
            />
          )}
        </div>
        <div className="flex flex-1 flex-col">
          {empty === undefined ? (
            isTable ? (
              table
            ) : (
              chart
            )
          ) : (
            // Over the axis of a chart: empty columns would look as if they were loading.
            <p className="grid flex-1 content-center justify-items-center gap-3 border-b border-line-button text-center text-sm text-ink-muted">
              <Icon of={ChartColumn} className="size-6 text-ink-subtle" />
              {empty}
            </p>
          )}
        </div>
      </figure>
    </Card>
  );
}

/** The reason in place of chart and table; undefined with a chart. */
const emptyText = ({ isUnknown, isEmpty, period, caption }: SpendingChartProps): string | undefined => {
  if (isUnknown) return 'Too few of these days are loaded for a chart.';
  return isEmpty ? `No purchases in the last ${period} days${caption && `, ${caption}`}.` : undefined;
};

const cell = 'py-1 pl-3 text-right first:pl-0 first:text-left';

/** A row of the table, which has three columns. */
function Row({ name, values }: { name: string; values: readonly [string, string] }) {
  return (
    <tr>
      <th scope="row" className={`${cell} font-[inherit] wrap-anywhere`}>
        <bdi>{name}</bdi>
      </th>
      {values.map((value, place) => (
        <td key={place} className={cell}>
          {value}
        </td>
      ))}
    </tr>
  );
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
