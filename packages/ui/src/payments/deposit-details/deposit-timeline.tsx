import { Timeline, type TimelineStep } from '../../primitives/timeline';

/** A step of a payment. */
export type DepositTimelineStepName = 'opened' | 'paid' | 'confirmed' | 'failed' | 'cancelled' | 'expired';

/** A step of a deposit, formatted for display. */
export interface DepositTimelineStep {
  /** Sets text and icon. */
  step: DepositTimelineStepName;
  /** Formatted local date and time; undefined if unknown. */
  at?: string | undefined;
  /** True once reached; the other steps are pending. */
  reached: boolean;
}

export interface DepositTimelineProps {
  /** In order. */
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

/** Progress of a payment. */
export function DepositTimeline({ steps }: DepositTimelineProps) {
  return (
    <Timeline
      steps={steps.map(({ step, at, reached }) =>
        reached
          ? { ...STEP_TEXTS[step], note: at }
          : { label: STEP_TEXTS[step].label, state: 'awaited', note: 'Pending' },
      )}
    />
  );
}
