import { Timeline, type TimelineStep } from '../../../primitives/timeline';

/** A station of a purchase whose answer was lost. */
export type PurchaseStage =
  'sent' | 'answer-lost' | 'looked-up' | 'look-up-failed' | 'decided' | 'uncertain' | 'not-charged';

/** One station of it, formatted for display. */
export interface PurchaseStep {
  /** Decides the words and the sign. */
  stage: PurchaseStage;
  /** Formatted local time, of a station ahead the latest it may be; leave out where nothing is known. */
  at?: string | undefined;
  /** Whether it has come to this; the others are awaited. */
  isReached: boolean;
}

/** Props of {@link PurchaseTimeline}. */
export interface PurchaseTimelineProps {
  /** In their order. */
  steps: readonly PurchaseStep[];
}

const STAGES: Readonly<Record<PurchaseStage, { label: string; state: TimelineStep['state'] }>> = {
  sent: { label: 'Sent', state: 'done' },
  'answer-lost': { label: 'Answer lost', state: 'ended' },
  'looked-up': { label: 'Looked up in Active Numbers', state: 'done' },
  'look-up-failed': { label: 'Looked up, without an answer', state: 'failed' },
  decided: { label: 'Found, or not charged', state: 'awaited' },
  uncertain: { label: 'The list does not tell', state: 'ended' },
  'not-charged': { label: 'Not found, not charged', state: 'done' },
};

const noteOf = ({ at, isReached }: PurchaseStep) => {
  if (isReached) return at;
  return at === undefined ? 'Awaited' : `by ${at}`;
};

/** What has become so far of a purchase whose answer was lost (decision 0067). */
export function PurchaseTimeline({ steps }: PurchaseTimelineProps) {
  return (
    <div className="rounded-card border border-line px-4 py-3">
      <Timeline
        label="Your purchase so far"
        steps={steps.map((step) => {
          const { label, state } = STAGES[step.stage];
          return { label, state: step.isReached ? state : 'awaited', note: noteOf(step) };
        })}
      />
    </div>
  );
}
