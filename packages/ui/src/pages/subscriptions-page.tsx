import type { ReactNode } from 'react';

import { Card } from '../primitives/card';
import { PageHeader } from '../primitives/page-header';

export interface SubscriptionsPageProps {
  /** SubscriptionForm; undefined where none is sold, with the reason in `error`. */
  form?: ReactNode;
  /** LoadError; earlier subscriptions stay. */
  error?: ReactNode;
  /** SubscriptionList; undefined after a first load that failed. */
  list?: ReactNode;
}

/**
 * Numbers for several days: a form for a new one, then the subscriptions. The list is last, because its
 * length is unknown in advance. At /subscriptions.
 */
export function SubscriptionsPage({ form, error, list }: SubscriptionsPageProps) {
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <PageHeader title="Subscriptions" />
      {form !== undefined && (
        <Card>
          <div className="border-b border-line px-card py-4">
            <h2 className="text-section text-ink-muted">New subscription</h2>
            <p className="text-sm text-ink">A number that stays yours for several days.</p>
          </div>
          <div className="p-card">{form}</div>
        </Card>
      )}
      <Card>
        <h2 className="border-b border-line px-card py-4 text-section text-ink-muted">Your subscriptions</h2>
        {error !== undefined && <div className="p-card">{error}</div>}
        {list}
      </Card>
    </div>
  );
}
