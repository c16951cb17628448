import { useId, useState } from 'react';

import type { Limits } from '../limits';
import { Button } from '../primitives/buttons/button';
import { Dialog } from '../primitives/overlays/dialog';
import { EmptyState } from '../primitives/feedback/empty-state';
import { Skeleton } from '../primitives/feedback/skeleton';
import { StatusDot } from '../primitives/feedback/status-dot';

/** A subscription, formatted for display. Unknown values are undefined. */
export interface SubscriptionItem {
  id: string;
  /** For example 'WhatsApp · Canada'. */
  name: string;
  status: 'active' | 'cancelled' | 'expired';
  /** For example '7 days'. */
  period?: string | undefined;
  /** Formatted USD with 4 decimals, for all days. */
  price?: string | undefined;
  /** Formatted local date and time. */
  endsAt?: string | undefined;
  /** True while a cancellation is in flight. */
  isBusy: boolean;
}

export interface SubscriptionListProps {
  /** Offered durations. */
  limits: Pick<Limits, 'subscriptionDays'>;
  /** In display order; undefined while loading. */
  subscriptions?: readonly SubscriptionItem[] | undefined;
  /** Called with the id after the user confirms that there is no refund. */
  onCancel: (id: string) => void;
}

const STATUS = {
  active: { label: 'Active', tone: 'success', end: 'Ends' },
  cancelled: { label: 'Cancelled', tone: 'neutral', end: 'Planned end' },
  expired: { label: 'Expired', tone: 'neutral', end: 'Ended' },
} as const;

/**
 * The user's subscriptions with their end date. Cancelling an active one asks for confirmation. On
 * /subscriptions. Escape closes the confirmation and keeps the subscription. Each 'Cancel' is described by
 * the name of its subscription.
 */
export function SubscriptionList({ limits, subscriptions, onCancel }: SubscriptionListProps) {
  const [asked, setAsked] = useState<SubscriptionItem | null>(null);
  if (subscriptions === undefined)
    return (
      <div role="status" className="flex flex-col gap-3 px-card py-4">
        <span className="sr-only">Loading subscriptions...</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  if (subscriptions.length === 0) {
    return (
      <EmptyState
        title="No subscriptions"
        description={`A subscription keeps a number for you for up to ${limits.subscriptionDays} days.`}
      />
    );
  }
  return (
    <>
      <div className="divide-y divide-line">
        {subscriptions.map((subscription) => (
          <Row key={subscription.id} subscription={subscription} onCancel={() => setAsked(subscription)} />
        ))}
      </div>
      <Dialog open={asked !== null} title="Cancel this subscription?" onClose={() => setAsked(null)}>
        <div className="flex flex-col gap-5">
          <p className="text-sm text-ink">
            <bdi className="font-medium">{asked?.name}</bdi> ends now without a refund.
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button size="lg" onClick={() => setAsked(null)}>
              Keep subscription
            </Button>
            <Button
              size="lg"
              variant="primary"
              onClick={() => {
                if (asked) onCancel(asked.id);
                setAsked(null);
              }}
            >
              Cancel without a refund
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

function Row({ subscription, onCancel }: { subscription: SubscriptionItem; onCancel: () => void }) {
  const { name, status, period, price, endsAt, isBusy } = subscription;
  const { label, tone, end } = STATUS[status];
  const nameId = useId();
  const facts = [period, price, endsAt && `${end} ${endsAt}`].filter((fact) => fact !== undefined);
  return (
    <article
      aria-labelledby={nameId}
      className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-card py-3"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p id={nameId} className="text-sm font-medium wrap-anywhere text-ink">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-ink-muted tabular-nums">{facts.join(' · ')}</p>
      </div>
      <p className="text-table text-ink">
        <StatusDot tone={tone}>{label}</StatusDot>
      </p>
      {status === 'active' && (
        <Button busy={isBusy} describedBy={nameId} onClick={onCancel}>
          {isBusy ? 'Cancelling...' : 'Cancel'}
        </Button>
      )}
    </article>
  );
}
