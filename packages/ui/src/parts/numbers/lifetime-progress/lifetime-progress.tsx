import type { Limits } from '../../../limits';
import { classes } from '../../../primitives/classes';

/** From this share of the life on the colour says that time is short. */
const WARNING_SHARE = 1 / 5;

export interface LifetimeProgressProps {
  /** Started minutes that remain. It changes once a minute: the ticking time is the countdown's. */
  minutesLeft: number;
  /** The whole of the bar, and the place of the mark (spec §4). */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
  /** Whether to mark the minute from which on the number can be cancelled for a refund. @defaultValue false */
  marksRefund?: boolean | undefined;
}

/** How much of a number's life is left, as a picture beside its countdown. */
export function LifetimeProgress({ minutesLeft, limits, marksRefund = false }: LifetimeProgressProps) {
  const { lifetimeMinutes, refundAfterMinutes } = limits;
  const percent = (minutes: number): string => `${(100 * minutes) / lifetimeMinutes}%`;
  return (
    <div aria-hidden className="relative h-1 rounded-pill bg-sunken forced-colors:border">
      <div
        style={{ width: percent(Math.min(minutesLeft, lifetimeMinutes)) }}
        className={classes(
          'h-full rounded-pill forced-colors:bg-[CanvasText]',
          minutesLeft > WARNING_SHARE * lifetimeMinutes ? 'bg-accent-fill' : 'bg-warning',
        )}
      />
      {marksRefund && (
        <span
          style={{ left: percent(lifetimeMinutes - refundAfterMinutes) }}
          className="absolute -inset-y-0.5 w-0.5 rounded-pill bg-line-strong"
        />
      )}
    </div>
  );
}
