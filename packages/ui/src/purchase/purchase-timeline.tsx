import { Timeline, type TimelineStep } from '../primitives/records/timeline';

export type PurchaseTimelineStepName =
  'sent' | 'response-lost' | 'lookup-failed' | 'resolved' | 'ambiguous' | 'not-charged';

export interface PurchaseTimelineStep {
  /** Sets text and icon. */
  step: PurchaseTimelineStepName;
  /** Formatted local time; for a future step, the latest possible time. undefined if unknown. */
  at?: string | undefined;
  /** True once reached; the other steps are pending. */
  isReached: boolean;
}

export interface PurchaseTimelineProps {
  /** In order. */
  steps: readonly PurchaseTimelineStep[];
}

const STEP_TEXTS: Readonly<
  Record<PurchaseTimelineStepName, { label: string; state: TimelineStep['state'] }>
> = {
  sent: { label: 'Sent', state: 'done' },
  'response-lost': { label: 'No response', state: 'ended' },
  'lookup-failed': { label: 'Check failed: no response', state: 'failed' },
  resolved: { label: 'Result', state: 'awaited' },
  ambiguous: { label: 'Could not be confirmed from your numbers', state: 'ended' },
  'not-charged': { label: 'Not found, not charged', state: 'done' },
};

const awaitedNote = (at: string | undefined) => (at === undefined ? 'Pending' : `by ${at}`);

/**
 * Progress of an unconfirmed purchase: sent, response lost, and when the result is known or what it is
 * (decision 0067). In the receipt below UnconfirmedOutcome, and below the message that nothing was charged.
 * Not for a purchase with a response: its toast or PurchaseError shows it.
 */
export function PurchaseTimeline({ steps }: PurchaseTimelineProps) {
  return (
    <Timeline
      label="Purchase progress"
      steps={steps.map(({ step, at, isReached }) =>
        isReached
          ? { ...STEP_TEXTS[step], note: at }
          : { label: STEP_TEXTS[step].label, state: 'awaited', note: awaitedNote(at) },
      )}
    />
  );
}
