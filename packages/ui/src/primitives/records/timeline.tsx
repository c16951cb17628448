import { Check, Circle, X } from 'lucide';

import { classes } from '../classes';
import { Icon } from '../icon';

export interface TimelineStep {
  /** Label of the step; unique. */
  label: string;
  /** Local time, or the reason why there is none; undefined if unknown. */
  note?: string | undefined;
  /** `done`: succeeded. `failed`: failed. `ended`: stopped here. `awaited`: not reached yet. */
  state: 'done' | 'failed' | 'ended' | 'awaited';
}

export interface TimelineProps {
  /** Accessible name of the list. @defaultValue 'Timeline' */
  label?: string | undefined;
  /** In order. */
  steps: readonly TimelineStep[];
}

const SIGNS = {
  done: { sign: Check, colour: 'text-success' },
  failed: { sign: X, colour: 'text-error' },
  ended: { sign: X, colour: 'text-ink-muted' },
  awaited: { sign: Circle, colour: 'text-ink-subtle' },
};

/**
 * Ordered steps of a process, each with its time. For a payment or an unconfirmed purchase. Not for the steps
 * of a form: use StepIndicator.
 */
export function Timeline({ label = 'Timeline', steps }: TimelineProps) {
  return (
    <ol aria-label={label} className="flex flex-col gap-2">
      {steps.map((step) => {
        const { sign, colour } = SIGNS[step.state];
        return (
          <li key={step.label} className="flex items-start gap-3 text-sm">
            <Icon of={sign} className={classes('mt-0.5 size-4 shrink-0', colour)} />
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
