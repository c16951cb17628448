import { History } from 'lucide-react';

import type { Limits } from '../../../limits';
import { classes } from '../../../primitives/classes';
import { EmptyState } from '../../../primitives/empty-state';
import { Link } from '../../../primitives/link';
import { LinkButton } from '../../../primitives/link-button';
import { ServiceLogo } from '../../../primitives/service-logo';
import { Skeleton } from '../../../primitives/skeleton';
import { StatusDot } from '../../../primitives/status-dot';
import { NUMBER_STATUS, type NumberDisplayStatus } from '../../numbers/number-card';

/** A row of the recent activity. */
export interface ActivityItem {
  /** Id of the number. */
  id: string;
  service: string;
  /** Provider code of the service, for its logo. */
  serviceCode: string;
  /** With a leading plus. */
  phoneNumber: string;
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
  /** Newest first; undefined while loading. */
  items: readonly ActivityItem[] | undefined;
  /** Maximum number of items. As many placeholders show while loading, to prevent a layout shift. */
  limits: Pick<Limits, 'activityItems'>;
}

const ROW = 'flex min-h-24 px-4 py-3 max-xs:flex-col sm:min-h-19';
const BUY_AGAIN =
  '-mr-2 inline-flex min-h-7 items-center rounded-control px-2 font-medium text-accent hover:bg-accent-soft max-md:min-h-11';

/** The user's latest purchases (spec §2, Dashboard). */
export function ActivityList({ items, limits }: ActivityListProps) {
  if (items === undefined) {
    return (
      <div role="status" className="divide-y divide-line">
        <span className="sr-only">Loading recent activity...</span>
        {Array.from({ length: limits.activityItems }, (_, place) => (
          <div key={place} className={classes(ROW, 'flex-col gap-2')}>
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56" />
          </div>
        ))}
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<History aria-hidden className="size-6" />}
        title="No recent activity"
        action={
          <LinkButton to="/buy-number" variant="primary">
            Buy Number
          </LinkButton>
        }
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className={classes(ROW, 'items-center justify-between gap-3 max-xs:items-start')}>
          <div className="flex max-w-full min-w-0 items-center gap-3">
            <ServiceLogo code={item.serviceCode} name={item.service} size="lg" />
            <div className="min-w-0">
              <p className="text-sm font-medium wrap-anywhere text-ink sm:truncate">
                <bdi>{item.service}</bdi>
              </p>
              <p className="text-xs wrap-anywhere text-ink-muted tabular-nums">
                <bdi>{item.phoneNumber}</bdi> · <span title={item.purchasedAt}>{item.purchasedAgo}</span>
                <span className="sr-only"> ({item.purchasedAt})</span>
              </p>
              {item.code !== undefined && (
                <p className="text-xs wrap-anywhere text-ink-muted">
                  Code: <bdi className="font-digits font-semibold text-ink">{item.code}</bdi>
                </p>
              )}
            </div>
          </div>
          <div className="flex shrink-0 flex-col items-end max-xs:items-start">
            <span className="text-xs text-ink-muted">
              <StatusDot tone={NUMBER_STATUS[item.status].tone}>{NUMBER_STATUS[item.status].label}</StatusDot>
            </span>
            <div className="flex min-h-7 items-center gap-3 text-xs max-md:min-h-11">
              <span className="text-ink-muted tabular-nums">{item.price}</span>
              {item.buyAgain !== undefined && (
                <Link to={item.buyAgain} aria-label={`Buy again: ${item.service}`} className={BUY_AGAIN}>
                  Buy again
                </Link>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
