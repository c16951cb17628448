import { History, Repeat } from 'lucide';

import type { Limits } from '../limits';
import { EmptyState } from '../primitives/feedback/empty-state';
import { Icon } from '../primitives/icon';
import { Link } from '../primitives/buttons/link';
import { ServiceLogo } from '../primitives/service-logo';
import { Skeleton } from '../primitives/feedback/skeleton';
import { StatusDot } from '../primitives/feedback/status-dot';
import { NUMBER_STATUS, type NumberDisplayStatus } from '../numbers/number-card/number-status';
import { PhoneGroups } from '../numbers/phone-groups';

/** A row of the recent activity. */
export interface ActivityItem {
  /** Id of the number. */
  id: string;
  service: string;
  /** Provider code of the service, for its logo. */
  serviceCode: string;
  /** Displayed groups of the phone number; joined, they are the number. */
  phoneGroups: readonly string[];
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

const ROW = 'flex min-h-15 items-center gap-3 px-4 py-2 md:min-h-12 md:py-1';
/** A line on phones, whose end belongs to the status or the price. */
const LINE = 'flex flex-wrap items-baseline justify-between gap-x-3 xs:flex-nowrap md:contents';
const BUY_AGAIN =
  '-mr-2 hidden size-8 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-sunken hover:text-accent md:grid';

/**
 * The user's latest purchases, up to eight (spec §2, Dashboard). Once, under 'Recent Activity' on the
 * dashboard. While loading a status says 'Loading recent activity...'.
 */
export function ActivityList({ items, limits }: ActivityListProps) {
  if (items === undefined) {
    return (
      <div role="status" className="divide-y divide-line">
        <span className="sr-only">Loading recent activity...</span>
        {Array.from({ length: limits.activityItems }, (_, place) => (
          <div key={place} className={ROW}>
            <Skeleton className="size-8" />
            <Skeleton className="h-4 w-40" />
          </div>
        ))}
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<Icon of={History} className="size-6" />}
        title="No recent activity"
        action={<Link to="/buy-number">Buy Number</Link>}
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className={ROW}>
          <ServiceLogo code={item.serviceCode} name={item.service} />
          {/* One line; two where it is narrow. */}
          <div className="min-w-0 flex-1 text-meta text-ink-muted md:flex md:items-baseline md:gap-3">
            <div className={LINE}>
              <p className="text-name wrap-anywhere text-ink xs:truncate md:max-w-2/5 md:shrink-0">
                <bdi>{item.service}</bdi>
              </p>
              <div className="shrink-0 md:order-1 md:w-32">
                <StatusDot tone={NUMBER_STATUS[item.status].tone}>
                  {NUMBER_STATUS[item.status].label}
                </StatusDot>
              </div>
            </div>
            <div className={LINE}>
              <p className="min-w-0 tabular-nums max-[23rem]:wrap-anywhere min-[23rem]:flex md:flex-1">
                <span className="min-[23rem]:truncate">
                  {item.code !== undefined && (
                    <span>
                      <span className="sr-only">Code: </span>
                      <bdi className="font-digits font-semibold text-ink">{item.code}</bdi> ·{' '}
                    </span>
                  )}
                  <bdi>
                    <PhoneGroups groups={item.phoneGroups} />
                  </bdi>
                </span>
                {/* Never truncated: it distinguishes the rows of one service. */}
                <span title={item.purchasedAt} className="shrink-0 min-[23rem]:whitespace-pre">
                  {' · '}
                  {item.purchasedAgo}
                </span>
                <span className="sr-only"> ({item.purchasedAt})</span>
              </p>
              <span className="shrink-0 tabular-nums md:order-1 md:ml-1 md:w-16 md:text-right">
                {item.price}
              </span>
            </div>
          </div>
          {item.buyAgain === undefined ? (
            // Prices stay in one column.
            <span className="-mr-2 hidden size-8 md:block" />
          ) : (
            <Link
              to={item.buyAgain}
              title="Buy again"
              aria-label={`Buy again: ${item.service}`}
              className={BUY_AGAIN}
            >
              <Icon of={Repeat} className="size-4" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
