import { Check, Circle, X } from 'lucide';

import { classes } from '../classes';
import { Icon } from '../icon';

export interface TimelineStep<Name extends string> {
  /** Sets text and sign. */
  step: Name;
  /** Formatted local time; of a step ahead the latest possible one. Undefined if unknown. */
  at?: string | undefined;
  /** False for a step ahead. */
  isReached: boolean;
}

const SIGNS = {
  done: { sign: Check, colour: 'text-success' },
  failed: { sign: X, colour: 'text-error' },
  ended: { sign: X, colour: 'text-ink-muted' },
  awaited: { sign: Circle, colour: 'text-ink-subtle' },
};

/** The label of each step, and how it counts once it is reached; `ended`: stopped here. */
export type TimelineTexts<Name extends string> = Readonly<
  Record<Name, { label: string; state: keyof typeof SIGNS }>
>;

export interface TimelineProps<Name extends string> {
  /** Accessible name of the list. */
  label: string;
  texts: TimelineTexts<Name>;
  /** In order. */
  steps: readonly TimelineStep<Name>[];
}

/**
 * Ordered steps of a process, each with its time. For a payment or an unconfirmed purchase. Not for the steps
 * of a form: use StepIndicator.
 */
export function Timeline<Name extends string>({ label, texts, steps }: TimelineProps<Name>) {
  return (
    <ol aria-label={label} className="flex flex-col gap-2">
      {steps.map(({ step, at, isReached }) => {
        const state = isReached ? texts[step].state : 'awaited';
        const { sign, colour } = SIGNS[state];
        return (
          <li key={step} className="flex items-start gap-3 text-sm">
            <Icon of={sign} className={classes('mt-0.5 size-4 shrink-0', colour)} />
            <span className={state === 'awaited' ? 'text-ink-muted' : 'font-medium text-ink'}>
              {texts[step].label}
            </span>
            <span className="ml-auto text-right text-ink-muted tabular-nums">
              {isReached ? at : at === undefined ? 'Pending' : `by ${at}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
