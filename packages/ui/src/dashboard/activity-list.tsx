import { History, Repeat } from 'lucide';

import type { Limits } from '../limits';
import { Card } from '../primitives/card';
import { EmptyState } from '../primitives/feedback/empty-state';
import { Icon } from '../primitives/icon';
import { Link } from '../primitives/buttons/link';
import { LoadingRows } from '../primitives/feedback/loading-rows';
import { Skeleton } from '../primitives/feedback/skeleton';
import { NumberLine } from '../numbers/number-line';
import type { IdentityProps } from '../numbers/number-line/identity';
import type { PhoneProps } from '../numbers/number-line/phone';
import type { NumberDisplayStatus } from '../numbers/number-status';

/** A row of the recent activity. */
export interface ActivityItem
  extends Pick<IdentityProps, 'service' | 'serviceCode'>, Pick<PhoneProps, 'phoneGroups'> {
  id: string;
  /** Formatted USD with 4 decimals. */
  price: string;
  /** An unknown status is passed as 'waiting' (spec §4). */
  status: NumberDisplayStatus;
  /** Formatted local date and time. */
  purchasedAt: string;
  /** Relative time, for example '5 minutes ago'. */
  purchasedAgo: string;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** Deep link to the same selection; undefined if the number cannot be bought again. */
  buyAgain?: string | undefined;
}

export interface ActivityListProps {
  /** Newest first; undefined while unknown. */
  items: readonly ActivityItem[] | undefined;
  /** True when loading failed: shows a notice in place of the placeholders. @defaultValue false */
  failed?: boolean | undefined;
  /** Maximum number of items. As many placeholders show while loading, to prevent a layout shift. */
  limits: Pick<Limits, 'activityItems'>;
}

/**
 * 'Recent Activity': the user's latest purchases, up to eight (spec §2, Dashboard). Once on the dashboard.
 * While loading a status says 'Loading recent activity...'.
 */
export function ActivityList(props: ActivityListProps) {
  return (
    <Card>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-3 border-b border-line px-card xs:flex-nowrap">
        <h2 className="text-section text-ink-muted">Recent Activity</h2>
        <p className="text-sm">
          <Link to="/history">View all</Link>
        </p>
      </div>
      <Items {...props} />
    </Card>
  );
}

function Items({ items, failed = false, limits }: ActivityListProps) {
  if (items === undefined && failed)
    return (
      <EmptyState
        icon={History}
        title="Couldn't load your recent activity"
        description="Refresh to try again."
      />
    );
  if (items === undefined) {
    return (
      <LoadingRows
        label="Loading recent activity..."
        count={limits.activityItems}
        className="min-h-13 px-card md:min-h-11"
      >
        <Skeleton className="size-6" />
        <Skeleton className="h-4 w-40" />
      </LoadingRows>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={History}
        title="No recent activity"
        action={<Link to="/buy-number">Buy Number</Link>}
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="last:rounded-b-card">
          <NumberLine.Root
            subject={`${item.service} ${item.phoneGroups.join('')}`}
            density={44}
            state={item.status === 'waiting' ? 'waiting' : 'ended'}
          >
            <NumberLine.Identity service={item.service} serviceCode={item.serviceCode} />
            <NumberLine.Phone phoneGroups={item.phoneGroups} />
            {item.code !== undefined && (
              <span className="min-w-0 text-meta wrap-anywhere [grid-area:code]">
                <span className="sr-only">Code: </span>
                <bdi className="font-digits font-semibold text-ink">{item.code}</bdi>
              </span>
            )}
            <NumberLine.State status={item.status} />
            <span title={item.purchasedAt} className="text-right text-meta text-ink-muted [grid-area:when]">
              {item.purchasedAgo}
              <span className="sr-only"> ({item.purchasedAt})</span>
            </span>
            <span className="text-right text-meta text-ink tabular-nums [grid-area:price]">{item.price}</span>
            {item.buyAgain !== undefined && (
              <Link
                to={item.buyAgain}
                title="Buy again"
                aria-label={`Buy again: ${item.service}`}
                className="-mr-2 hidden size-8 place-items-center rounded-control text-ink-muted [grid-area:act] hover:bg-sunken hover:text-accent @min-[43rem]/line:grid"
              >
                <Icon of={Repeat} className="size-4" />
              </Link>
            )}
          </NumberLine.Root>
        </li>
      ))}
    </ul>
  );
}
