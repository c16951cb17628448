import { useState, type KeyboardEvent } from 'react';

import { classes } from '../../../primitives/classes';

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

export interface SpendingBarsProps {
  /** Oldest first. */
  days: readonly SpendingBar[];
  /** Amounts at the gridlines, highest first. */
  scale: readonly string[];
}

/** Keys that move the reading, as on a slider. */
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Days from one label of the axis to the next; the last day has one. */
const LABEL_EVERY = 6;

/** Labels of the axis by place. The month shows once: 'Mar 2', then '8'. */
function axisLabels(days: readonly SpendingBar[]): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  let shownMonth: string | undefined;
  for (let place = (days.length - 1) % LABEL_EVERY; place < days.length; place += LABEL_EVERY) {
    const [month, day = ''] = days[place]?.label.split(' ') ?? [];
    labels.set(place, month === shownMonth ? day : `${month} ${day}`);
    shownMonth = month;
  }
  return labels;
}

/** Amounts of a day as the table has them: spent, refunded. */
export function valuesOf({ spent, refunded, coverage }: SpendingBar): readonly [string, string] {
  if (coverage === 'none') return ['not loaded', '—'];
  return [coverage === 'part' ? `at least ${spent}` : spent, refunded ?? '—'];
}

function textOf(day: SpendingBar): string {
  const [spent] = valuesOf(day);
  return `${day.label}: ${spent}${day.refunded === undefined ? '' : `, ${day.refunded} refunded`}`;
}

/** Bars over gridlines. A day is read by pointing at it, or with the arrow keys. */
export function SpendingBars({ days, scale }: SpendingBarsProps) {
  const [active, setActive] = useState<number | null>(null);
  const last = days.length - 1;
  const day = active === null ? undefined : days[active];
  const axisLabel = axisLabels(days);
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, (active ?? last) + step)));
  };
  return (
    <div className="flex gap-2">
      <div aria-hidden className="relative h-40 w-12 shrink-0 text-xs text-ink-subtle tabular-nums">
        {scale.map((label, place) => (
          <span
            key={label}
            style={{ top: percent(place / scale.length) }}
            className="absolute right-0 -translate-y-1/2"
          >
            {label}
          </span>
        ))}
        <span className="absolute right-0 bottom-0 translate-y-1/2">$0</span>
      </div>
      <div className="min-w-0 flex-1">
        <div
          role="slider"
          tabIndex={0}
          aria-label={`Spending by day, from ${days[0]?.label} to ${days[last]?.label}`}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={(active ?? last) + 1}
          aria-valuetext={textOf(days[active ?? last] as SpendingBar)}
          onKeyDown={move}
          onFocus={() => setActive((known) => known ?? last)}
          onBlur={() => setActive(null)}
          onPointerLeave={() => setActive(null)}
          className="relative flex h-40 rounded-xs outline-offset-2"
        >
          {scale.map((label, place) => (
            <span
              key={label}
              style={{ top: percent(place / scale.length) }}
              className="pointer-events-none absolute inset-x-0 border-t border-line"
            />
          ))}
          {days.map((bar, place) => (
            <span
              key={bar.label}
              onPointerEnter={() => setActive(place)}
              className={classes(
                'relative flex h-full flex-1 flex-col items-center justify-end border-b border-line-strong forced-color-adjust-none',
                bar.coverage === 'none' && 'border-dotted',
                place === active && 'bg-sunken',
              )}
            >
              <Bar share={bar.refundedShare} className="rounded-t-xs bg-line-strong" />
              <Bar
                share={bar.spentShare}
                className={classes('bg-accent', bar.refundedShare === 0 && 'rounded-t-xs')}
              />
            </span>
          ))}
        </div>
        <p aria-hidden className="relative mt-2 flex h-4 text-xs text-ink-muted tabular-nums">
          {day === undefined ? (
            days.map(({ label }, place) => (
              <span key={label} className="relative flex-1">
                <span className="absolute left-1/2 -translate-x-1/2 whitespace-nowrap">
                  {axisLabel.get(place)}
                </span>
              </span>
            ))
          ) : (
            <span className="w-full truncate text-center text-ink">{textOf(day)}</span>
          )}
        </p>
      </div>
    </div>
  );
}

const percent = (share: number): string => `${share * 100}%`;

const Bar = ({ share, className }: { share: number; className: string }) =>
  share > 0 && (
    <span style={{ height: percent(share) }} className={classes('w-3/5 max-w-8 shrink-0', className)} />
  );
