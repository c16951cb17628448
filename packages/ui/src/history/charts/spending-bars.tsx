import { useState } from 'react';

import { classes } from '../../primitives/classes';

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
  /** True if all purchases of the day are loaded. */
  isLoaded: boolean;
}

export interface SpendingBarsProps {
  /** Oldest first. */
  days: readonly SpendingBar[];
  /** Amounts at the gridlines, highest first. */
  scale: readonly string[];
}

/** Paler: the money is back. */
export const REFUNDED = 'border border-accent bg-accent/30';

/** Hatched: the day is not known, or not whole. */
const NOT_LOADED = 'bg-[repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_6px)]';

/**
 * Days from one label of the axis to the next, where it is wide and where it is narrow; the last day has one.
 */
const LABEL_EVERY = { wide: 3, narrow: 6 };

/** Amounts of a day as the table has them: spent, refunded. */
export function valuesOf({ spent, refunded, isLoaded }: SpendingBar): readonly [string, string] {
  return isLoaded ? [spent, refunded ?? '—'] : ['not loaded', '—'];
}

/**
 * Bars over gridlines, a picture: a day is read by pointing at it, and in the table behind 'Show as table'.
 */
export function SpendingBars({ days, scale }: SpendingBarsProps) {
  const [active, setActive] = useState<number | null>(null);
  const last = days.length - 1;
  const day = active === null ? undefined : days[active];
  return (
    <div className="flex gap-3">
      <div aria-hidden className="relative h-44 shrink-0 text-xs text-ink-subtle tabular-nums">
        {/* As wide as the longest amount. */}
        <span className="invisible">{scale.toSorted((one, other) => other.length - one.length)[0]}</span>
        {[...scale, '$0'].map((label, place) => (
          <span
            key={label}
            style={{ top: percent(place / scale.length) }}
            className="absolute right-0 -translate-y-1/2"
          >
            {label}
          </span>
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <div
          role="img"
          aria-label={`Spending by day, from ${days[0]?.label} to ${days[last]?.label}`}
          onPointerLeave={() => setActive(null)}
          className="relative flex h-44"
        >
          {scale.map((label, place) => (
            <span
              key={label}
              style={{ top: percent(place / scale.length) }}
              className="pointer-events-none absolute inset-x-0 border-t border-dashed border-line"
            />
          ))}
          {days.map((bar, place) => (
            <span
              key={bar.label}
              data-day
              onPointerEnter={() => setActive(place)}
              className={classes(
                'relative flex h-full flex-1 justify-center border-b forced-color-adjust-none',
                bar.isLoaded ? 'border-line-button' : `border-dotted border-line-strong ${NOT_LOADED}`,
              )}
            >
              {bar.isLoaded && (
                <span
                  className={classes(
                    'flex h-full w-7/10 max-w-9 flex-col justify-end overflow-hidden rounded-t-chip',
                    place === active && 'bg-sunken',
                  )}
                >
                  <span className="flex h-full origin-bottom flex-col justify-end transition-[scale] duration-500 starting:scale-y-0">
                    <Bar share={bar.refundedShare} className={`rounded-t-chip ${REFUNDED}`} />
                    <Bar
                      share={bar.spentShare}
                      className={classes('bg-accent', bar.refundedShare === 0 && 'rounded-t-chip')}
                    />
                  </span>
                </span>
              )}
            </span>
          ))}
          {day !== undefined && active !== null && (
            <DayCard day={day} position={last === 0 ? 0 : active / last} />
          )}
        </div>
        <p aria-hidden className="mt-2 flex h-4 text-xs text-ink-subtle tabular-nums">
          {days.map(({ label }, place) => (
            <span key={label} className="relative flex-1">
              <span
                className={classes(
                  'absolute left-1/2 -translate-x-1/2 whitespace-nowrap',
                  (last - place) % LABEL_EVERY.narrow !== 0 && 'hidden',
                  (last - place) % LABEL_EVERY.wide === 0 && '@xl:inline',
                  place === active && 'font-semibold text-ink',
                )}
              >
                {label}
              </span>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

interface DayCardProps {
  day: SpendingBar;
  /** Place of the day on the axis, 0 to 1. */
  position: number;
}

/** Position of the card over a low bar, whose neighbours it would hide otherwise. */
const LOWEST_CARD = 0.5;

/** Amounts of a day above its bar, inside the chart's width. */
function DayCard({ day, position }: DayCardProps) {
  const [spent, refunded] = valuesOf(day);
  return (
    <span
      aria-hidden
      style={{
        left: percent(position),
        bottom: percent(Math.max(LOWEST_CARD, day.spentShare + day.refundedShare)),
        translate: `${percent(-position)} 0`,
      }}
      className={classes(
        'pointer-events-none absolute z-10 mb-2 flex flex-col px-3 py-2',
        'rounded-control border border-line bg-raised shadow-popover',
        'text-xs whitespace-nowrap text-ink-muted tabular-nums',
      )}
    >
      <span>{day.label}</span>
      <b className="text-sm font-semibold text-ink">{spent}</b>
      {day.isLoaded && day.refunded !== undefined && <span>{refunded} refunded</span>}
    </span>
  );
}

const percent = (share: number): string => `${share * 100}%`;

const Bar = ({ share, className }: { share: number; className: string }) =>
  share > 0 && <span style={{ height: percent(share) }} className={classes('min-h-1 shrink-0', className)} />;
