import { Timeline, type TimelineStep } from '../../../primitives/timeline';

/** A step of a payment. */
export type DepositTimelineStepName = 'opened' | 'paid' | 'confirmed' | 'failed' | 'cancelled' | 'expired';

/** One step of a deposit, formatted for display. */
export interface DepositTimelineStep {
  /** Decides the words and the sign. */
  step: DepositTimelineStepName;
  /** Formatted local date and time; leave out where nothing is known. */
  at?: string | undefined;
  /** Whether the payment has come so far; the others are awaited. */
  reached: boolean;
}

export interface DepositTimelineProps {
  /** In their order. */
  steps: readonly DepositTimelineStep[];
}

const STEP_TEXTS: Readonly<Record<DepositTimelineStepName, { label: string; state: TimelineStep['state'] }>> =
  {
    opened: { label: 'Opened', state: 'done' },
    paid: { label: 'Paid', state: 'done' },
    confirmed: { label: 'Confirmed and credited', state: 'done' },
    failed: { label: 'Failed', state: 'failed' },
    cancelled: { label: 'Cancelled', state: 'ended' },
    expired: { label: 'Session expired', state: 'ended' },
  };

/** How far a payment has come. */
export function DepositTimeline({ steps }: DepositTimelineProps) {
  return (
    <Timeline
      steps={steps.map(({ step, at, reached }) =>
        reached
          ? { ...STEP_TEXTS[step], note: at }
          : { label: STEP_TEXTS[step].label, state: 'awaited', note: 'Awaited' },
      )}
    />
  );
}
