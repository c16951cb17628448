import { Check, Circle, X } from 'lucide-react';

import { classes } from '../../primitives/classes';

/** A station of a payment. */
export type DepositStage = 'opened' | 'paid' | 'confirmed' | 'failed' | 'cancelled' | 'expired';

/** One station of a deposit, formatted for display. */
export interface DepositStep {
  /** Decides the words and the sign. */
  stage: DepositStage;
  /** Formatted local date and time; leave out where nothing is known. */
  at?: string | undefined;
  /** Whether the payment has come so far; the others are awaited. */
  reached: boolean;
}

/** Props of {@link DepositTimeline}. */
export interface DepositTimelineProps {
  /** In their order. */
  steps: readonly DepositStep[];
}

const LABELS: Readonly<Record<DepositStage, string>> = {
  opened: 'Opened',
  paid: 'Paid',
  confirmed: 'Confirmed and credited',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Session expired',
};

const ENDED_BADLY: readonly DepositStage[] = ['failed', 'cancelled', 'expired'];

const signOf = ({ stage, reached }: DepositStep) => {
  if (!reached) return { Sign: Circle, colour: 'text-ink-subtle' };
  if (stage === 'failed') return { Sign: X, colour: 'text-error' };
  return ENDED_BADLY.includes(stage)
    ? { Sign: X, colour: 'text-ink-muted' }
    : { Sign: Check, colour: 'text-success' };
};

/** How far a payment has come. */
export function DepositTimeline({ steps }: DepositTimelineProps) {
  return (
    <ol aria-label="Timeline" className="flex flex-col gap-2">
      {steps.map((step) => {
        const { Sign, colour } = signOf(step);
        return (
          <li key={step.stage} className="flex items-start gap-3 text-sm">
            <Sign aria-hidden className={classes('mt-0.5 size-4 shrink-0', colour)} />
            <span className={step.reached ? 'font-medium text-ink' : 'text-ink-muted'}>
              {LABELS[step.stage]}
            </span>
            <span className="ml-auto text-right text-ink-muted tabular-nums">
              {step.reached ? step.at : 'Awaited'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
