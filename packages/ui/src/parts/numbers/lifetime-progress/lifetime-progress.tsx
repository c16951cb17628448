import type { Limits } from '../../../limits';
import { classes } from '../../../primitives/classes';

/** Elapsed share from which the colour warns of the end. */
const WARNING_SHARE = 1 / 5;

export interface LifetimeProgressProps {
  /** Remaining minutes, rounded up. Updates once a minute; the countdown shows the seconds. */
  minutesLeft: number;
  /** Total lifetime and the position of the mark, in minutes (spec §4). */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
  /** True to mark the minute from which a refund is possible. @defaultValue false */
  marksRefund?: boolean | undefined;
}

/** Remaining lifetime of a number as a bar next to its countdown. */
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
