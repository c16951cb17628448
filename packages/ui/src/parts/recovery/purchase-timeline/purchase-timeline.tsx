import { Timeline, type TimelineStep } from '../../../primitives/timeline';

/** A step of a purchase whose answer was lost. */
export type PurchaseTimelineStepName =
  'sent' | 'response-lost' | 'lookup-done' | 'lookup-failed' | 'resolved' | 'ambiguous' | 'not-charged';

/** One step of it, formatted for display. */
export interface PurchaseTimelineStep {
  /** Decides the words and the sign. */
  step: PurchaseTimelineStepName;
  /** Formatted local time, of a step ahead the latest it may be; leave out where nothing is known. */
  at?: string | undefined;
  /** Whether it has come to this; the others are awaited. */
  isReached: boolean;
}

export interface PurchaseTimelineProps {
  /** In their order. */
  steps: readonly PurchaseTimelineStep[];
}

const STEP_TEXTS: Readonly<
  Record<PurchaseTimelineStepName, { label: string; state: TimelineStep['state'] }>
> = {
  sent: { label: 'Sent', state: 'done' },
  'response-lost': { label: 'Answer lost', state: 'ended' },
  'lookup-done': { label: 'Looked up in Active Numbers', state: 'done' },
  'lookup-failed': { label: 'Looked up, without an answer', state: 'failed' },
  resolved: { label: 'Found, or not charged', state: 'awaited' },
  ambiguous: { label: 'The list does not tell', state: 'ended' },
  'not-charged': { label: 'Not found, not charged', state: 'done' },
};

const awaitedNote = (at: string | undefined) => (at === undefined ? 'Awaited' : `by ${at}`);

/** What has become so far of a purchase whose answer was lost (decision 0067). */
export function PurchaseTimeline({ steps }: PurchaseTimelineProps) {
  return (
    <div className="rounded-card border border-line px-4 py-3">
      <Timeline
        label="Your purchase so far"
        steps={steps.map(({ step, at, isReached }) =>
          isReached
            ? { ...STEP_TEXTS[step], note: at }
            : { label: STEP_TEXTS[step].label, state: 'awaited', note: awaitedNote(at) },
        )}
      />
    </div>
  );
}
