import { classes } from '../../../primitives/classes';
import { ChartFigure } from './chart-figure';
import { ChartTable } from './chart-table';

/** One day of the chart. */
export interface SpendingBar {
  /** For example 'Mar 2'. */
  label: string;
  /** Formatted USD. */
  spent: string;
  /** Formatted USD; undefined without refunds. */
  refunded?: string | undefined;
  /** Height of the bar, 0 to 1. */
  spentShare: number;
  /** Height of the refunds above it, 0 to 1. */
  refundedShare: number;
  /** Loaded purchases of the day: all, some, or none. */
  coverage: 'whole' | 'part' | 'none';
}

export interface SpendingChartProps {
  /** Oldest first. */
  days: readonly SpendingBar[];
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
export function SpendingChart({ days, spent, refunded, isEmpty, coverage }: SpendingChartProps) {
  const title = `Spending, last ${days.length} days`;
  const isCut = days.some((day) => day.coverage !== 'whole');
  return (
    <ChartFigure
      title={title}
      coverage={isCut ? `${coverage}. Grey days are not fully loaded.` : coverage}
      empty={isEmpty ? `None of these purchases is from the last ${days.length} days.` : undefined}
      table={
        <ChartTable
          title={title}
          columns={['Day', 'Spent', 'Refunded']}
          rows={days.map((day) => ({ name: day.label, values: valuesOf(day) }))}
          total={{ name: 'Total', values: [spent, refunded ?? '—'] }}
        />
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs text-ink-muted">
        <span className="text-lg font-semibold text-ink tabular-nums">{spent}</span>
        {refunded !== undefined && (
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            <Swatch className="fill-line-strong" /> {refunded} refunded
          </span>
        )}
      </p>
      <Bars days={days} />
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-muted tabular-nums">
        <span>{days[0]?.label}</span>
        <span>{days.at(-1)?.label}</span>
      </p>
    </ChartFigure>
  );
}

const Swatch = ({ className }: { className: string }) => (
  <svg aria-hidden viewBox="0 0 8 8" className={classes('size-2', className)}>
    <rect width="8" height="8" />
  </svg>
);

const HEIGHT = 100;
/** Width of a day and of its bar in SVG units: the chart stretches to its parent. */
const DAY = 10;
const BAR = 6;

function Bars({ days }: Pick<SpendingChartProps, 'days'>) {
  return (
    <svg
      role="img"
      aria-label={`Spending by day, from ${days[0]?.label} to ${days.at(-1)?.label}`}
      viewBox={`0 0 ${DAY * days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-3 h-28 w-full forced-color-adjust-none border-b border-line-strong"
    >
      {days.map((day, place) => {
        const spent = day.spentShare * HEIGHT;
        const refunded = day.refundedShare * HEIGHT;
        const x = place * DAY + (DAY - BAR) / 2;
        return (
          <g key={day.label}>
            <title>{textOf(day)}</title>
            {/* The hover target is the whole day. */}
            <rect
              x={place * DAY}
              width={DAY}
              height={HEIGHT}
              // No seam between two adjacent grey days.
              shapeRendering="crispEdges"
              className={day.coverage === 'whole' ? 'fill-transparent' : 'fill-sunken'}
            />
            <rect x={x} width={BAR} y={HEIGHT - spent} height={spent} className="fill-accent" />
            <rect
              x={x}
              width={BAR}
              y={HEIGHT - spent - refunded}
              height={refunded}
              className="fill-line-strong"
            />
          </g>
        );
      })}
    </svg>
  );
}

function valuesOf({ spent, refunded, coverage }: SpendingBar): readonly string[] {
  if (coverage === 'none') return ['not loaded', '—'];
  return [coverage === 'part' ? `at least ${spent}` : spent, refunded ?? '—'];
}

function textOf(day: SpendingBar): string {
  const [spent] = valuesOf(day);
  return `${day.label}: ${spent}${day.refunded === undefined ? '' : `, ${day.refunded} refunded`}`;
}
