import { Hourglass } from 'lucide';
import type { ReactNode } from 'react';

import type { Limits } from '../../limits';
import { Icon } from '../../primitives/icon';

export interface LifeProps {
  /** The remaining time, a Countdown: a slot, so that a tick writes it alone. */
  time?: ReactNode;
  /** Its LifeBar, while it waits. */
  children?: ReactNode;
}

/** The remaining time of a number, above the bar of its life or, once there is a code, beside a shape. */
export function Life({ time, children }: LifeProps) {
  return (
    <>
      <span className="line-time">
        {children === undefined && <Icon of={Hourglass} className="size-3" />}
        <span>{time}</span>
      </span>
      {children}
    </>
  );
}

export interface LifeBarProps {
  /** Remaining minutes, rounded up. Updates once a minute; the countdown shows the seconds. */
  minutesLeft: number;
  /** Total lifetime and the position of the mark, in minutes (spec §4). */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
}

/**
 * The life of a waiting number, from its purchase to its end, with a mark where the refund opens: on one
 * scale for every number, labelled on the first of a list. Hidden: countdown and note have the same as text.
 */
export function LifeBar({ minutesLeft, limits: { lifetimeMinutes, refundAfterMinutes } }: LifeBarProps) {
  const percent = (minutes: number): string => `${(100 * minutes) / lifetimeMinutes}%`;
  const passed = Math.max(lifetimeMinutes - minutesLeft, 0);
  return (
    <div
      aria-hidden
      data-refundable={passed >= refundAfterMinutes ? '' : undefined}
      className="group/bar py-1 [grid-area:bar] in-data-[density=stage]:pt-4"
    >
      <div className="relative h-1 rounded-pill bg-line forced-colors:border">
        <div
          style={{ width: percent(passed) }}
          className="h-full min-w-1 rounded-pill bg-line-strong in-data-[state=ending]:bg-warning in-data-[state=waiting]:group-data-refundable/bar:bg-accent-fill forced-colors:bg-[CanvasText]"
        />
        <span
          style={{ left: percent(refundAfterMinutes) }}
          className="absolute bottom-0 h-2 w-px bg-line-strong forced-colors:bg-[CanvasText]"
        >
          <span className="absolute bottom-full -translate-x-1/2 pb-0.5 text-xs whitespace-nowrap text-ink-subtle in-data-[density='64']:hidden in-data-[state=ending]:text-ink-muted folded:hidden [li:not(:first-child)_&]:hidden">
            {refundAfterMinutes} min
          </span>
        </span>
      </div>
    </div>
  );
}
