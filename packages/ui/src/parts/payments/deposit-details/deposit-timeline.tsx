import { Timeline, type TimelineStep } from '../../../primitives/timeline';

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

const STAGES: Readonly<Record<DepositStage, { label: string; state: TimelineStep['state'] }>> = {
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
      steps={steps.map(({ stage, at, reached }) =>
        reached
          ? { ...STAGES[stage], note: at }
          : { label: STAGES[stage].label, state: 'awaited', note: 'Awaited' },
      )}
    />
  );
}
