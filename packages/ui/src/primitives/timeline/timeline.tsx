import { Check, Circle, X } from 'lucide-react';

import { classes } from '../classes';
import type { ElementProps } from '../element-props';

/** One step, formatted for display. */
export interface TimelineStep {
  /** What happens there; each label stands once. */
  label: string;
  /** Its local time, or why there is none; leave out where nothing is known. */
  note?: string | undefined;
  /** `done`: it went well. `failed`: it went wrong. `ended`: it leads no further. `awaited`: it has not come to this. */
  state: 'done' | 'failed' | 'ended' | 'awaited';
}

/** Props of {@link Timeline}. */
export interface TimelineProps extends ElementProps<HTMLOListElement> {
  /** Names the list. @defaultValue 'Timeline' */
  label?: string | undefined;
  /** In their order. */
  steps: readonly TimelineStep[];
}

const SIGNS = {
  done: { Sign: Check, colour: 'text-success' },
  failed: { Sign: X, colour: 'text-error' },
  ended: { Sign: X, colour: 'text-ink-muted' },
  awaited: { Sign: Circle, colour: 'text-ink-subtle' },
};

/** How far something has come. */
export function Timeline({ label = 'Timeline', steps, ...element }: TimelineProps) {
  return (
    <ol {...element} aria-label={label} className="flex flex-col gap-2">
      {steps.map((step) => {
        const { Sign, colour } = SIGNS[step.state];
        return (
          <li key={step.label} className="flex items-start gap-3 text-sm">
            <Sign aria-hidden className={classes('mt-0.5 size-4 shrink-0', colour)} />
            <span className={step.state === 'awaited' ? 'text-ink-muted' : 'font-medium text-ink'}>
              {step.label}
            </span>
            <span className="ml-auto text-right text-ink-muted tabular-nums">{step.note}</span>
          </li>
        );
      })}
    </ol>
  );
}
