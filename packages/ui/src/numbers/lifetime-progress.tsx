import type { Limits } from '../limits';
import { classes } from '../primitives/classes';

/** Elapsed share from which the colour warns of the end. */
const WARNING_SHARE = 1 / 5;

export interface LifetimeProgressProps {
  /** Remaining minutes, rounded up. Updates once a minute; the countdown shows the seconds. */
  minutesLeft: number;
  /** Total lifetime and the position of the mark, in minutes (spec §4). */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
}

/**
 * Remaining lifetime of a waiting number as a bar next to its countdown, with a mark where the refund window opens,
 * until it does. On the card of a waiting number. Not after the SMS or the end of the number: omit it, the time no
 * longer matters. Hidden: countdown and refund note have the same information as text.
 */
export function LifetimeProgress({ minutesLeft, limits }: LifetimeProgressProps) {
  const { lifetimeMinutes, refundAfterMinutes } = limits;
  const refundableMinutes = lifetimeMinutes - refundAfterMinutes;
  const percent = (minutes: number): string => `${(100 * minutes) / lifetimeMinutes}%`;
  return (
    <div aria-hidden className="relative h-0.75 rounded-pill bg-sunken forced-colors:border">
      <div
        style={{ width: percent(Math.min(minutesLeft, lifetimeMinutes)) }}
        className={classes(
          'h-full rounded-pill forced-colors:bg-[CanvasText]',
          minutesLeft > WARNING_SHARE * lifetimeMinutes ? 'bg-accent-fill' : 'bg-warning',
        )}
      />
      {minutesLeft > refundableMinutes && (
        <span
          style={{ left: percent(refundableMinutes) }}
          className="absolute -inset-y-0.5 w-0.5 bg-surface"
        />
      )}
    </div>
  );
}
