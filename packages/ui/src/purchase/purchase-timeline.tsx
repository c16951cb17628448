import { Timeline, type TimelineProps, type TimelineTexts } from '../primitives/records/timeline';

export type PurchaseTimelineStepName =
  'sent' | 'response-lost' | 'lookup-failed' | 'resolved' | 'ambiguous' | 'not-charged';

const TEXTS: TimelineTexts<PurchaseTimelineStepName> = {
  sent: { label: 'Sent', state: 'done' },
  'response-lost': { label: 'No response', state: 'ended' },
  'lookup-failed': { label: 'Check failed: no response', state: 'failed' },
  resolved: { label: 'Result', state: 'awaited' },
  ambiguous: { label: 'Could not be confirmed from your numbers', state: 'ended' },
  'not-charged': { label: 'Not found, not charged', state: 'done' },
};

/**
 * Progress of an unconfirmed purchase: sent, response lost, and when the result is known or what it is
 * (decision 0067). In the receipt below UnconfirmedOutcome, and below the message that nothing was charged.
 * Not for a purchase with a response: its toast or PurchaseError shows it.
 */
export function PurchaseTimeline({ steps }: Pick<TimelineProps<PurchaseTimelineStepName>, 'steps'>) {
  return <Timeline label="Purchase progress" texts={TEXTS} steps={steps} />;
}
