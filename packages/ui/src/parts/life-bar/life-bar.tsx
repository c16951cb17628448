import { classes } from '../../primitives/classes';

/** A number lives 20 minutes and can be cancelled for a refund after 4 of them (spec §4). */
const LIFE_MINUTES = 20;
const REFUND_AFTER_MINUTES = 4;

/** From here on the colour says that time is short. */
const SHORT_MINUTES = 4;

const percent = (minutes: number): string => `${(100 * minutes) / LIFE_MINUTES}%`;

/** Props of {@link LifeBar}. */
export interface LifeBarProps {
  /** Started minutes that remain, 0 to 20. It changes once a minute: the ticking time is the countdown's. */
  minutesLeft: number;
  /** Whether to mark the minute from which on the number can be cancelled for a refund. @defaultValue false */
  marksRefund?: boolean | undefined;
}

/** How much of a number's life is left, as a picture beside its countdown. */
export function LifeBar({ minutesLeft, marksRefund = false }: LifeBarProps) {
  return (
    <div aria-hidden className="relative h-1 rounded-pill bg-sunken forced-colors:border">
      <div
        style={{ width: percent(Math.min(minutesLeft, LIFE_MINUTES)) }}
        className={classes(
          'h-full rounded-pill forced-colors:bg-[CanvasText]',
          minutesLeft > SHORT_MINUTES ? 'bg-accent-fill' : 'bg-warning',
        )}
      />
      {marksRefund && (
        <span
          style={{ left: percent(LIFE_MINUTES - REFUND_AFTER_MINUTES) }}
          className="absolute -inset-y-0.5 w-0.5 rounded-pill bg-line-strong"
        />
      )}
    </div>
  );
}
