import { Inbox, RefreshCw } from 'lucide';
import { useState, type ReactNode } from 'react';

import type { Limits } from '../limits';
import { NumberCounters } from '../numbers/number-counters';
import { NUMBER_GRID, NumberSection } from '../numbers/number-section';
import { UsageGuide } from '../numbers/usage-guide';
import { Banner } from '../primitives/banner';
import { Button } from '../primitives/button';
import { Card } from '../primitives/card';
import { classes } from '../primitives/classes';
import { EmptyState } from '../primitives/empty-state';
import { Icon } from '../primitives/icon';
import { LinkButton } from '../primitives/link-button';
import { PageHeader } from '../primitives/page-header';
import { Select, type SelectOption } from '../primitives/select';
import { Skeleton } from '../primitives/skeleton';
import { Switch } from '../primitives/switch';

/** Order of the waiting numbers. */
export type NumberOrder = 'newest' | 'ends-first';

const ORDERS: readonly SelectOption<NumberOrder>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'ends-first', label: 'Ends first' },
];

/** So many waiting numbers are seen at a glance, in whatever order. */
const MOST_UNSORTED = 4;

/** Section of a card. */
export type NumberGroup = 'waiting' | 'received' | 'expired' | 'cancelled' | 'late';

export interface ActiveNumbersPageProps {
  /** Limits of the specification used in its texts. */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
  /** 'loading' before the first response, 'failed' after a load error; earlier numbers stay visible. */
  status: 'loading' | 'ready' | 'failed';
  /** Ids of the numbers that wait for an SMS, in display order. */
  waitingIds: readonly string[];
  /** Order of `waitingIds`. */
  order: NumberOrder;
  /** Called with the new order. */
  onOrderChange: (order: NumberOrder) => void;
  /** Ids of the waiting numbers that are shown in any case, for their offer of the last minutes. Default: none */
  endingIds?: readonly string[] | undefined;
  /** Waiting and received numbers by the server's count; some may not be loaded yet. Default: those that are */
  total?: number | undefined;
  /** Numbers that are shown at first. */
  pageSize: number;
  /** Ids of the numbers with an SMS, in display order. */
  receivedIds: readonly string[];
  /** Ids of the numbers that expired without an SMS, until the user dismisses them; not counted. Default: none */
  expiredIds?: readonly string[] | undefined;
  /** Ids of the numbers that were cancelled automatically, likewise. Default: none */
  cancelledIds?: readonly string[] | undefined;
  /**
   * Renders the card of one number. The page gets only ids: a tick, a code or a busy button then renders one card,
   * never the page.
   */
  renderCard: (id: string, group: NumberGroup) => ReactNode;
  /** True while automatic refresh is on. */
  isAutoRefreshOn: boolean;
  /** True while loading. */
  isRefreshing: boolean;
  /** Called with the new state; applies at once. */
  onAutoRefreshChange: (isOn: boolean) => void;
  /** Called when the user clicks 'Refresh' or 'Try Again'. */
  onRefresh: () => void;
  /** True for a user who has bought a number before. @defaultValue false */
  hasBoughtBefore?: boolean | undefined;
  /** True to open the usage guide initially. @defaultValue false */
  isGuideOpen?: boolean | undefined;
  /** Above the numbers, after one click bought more than one; undefined otherwise. */
  duplicateWarning?: ReactNode;
  /** The cheapest countries, below the link to the wizard while there are no numbers. */
  cheapest?: ReactNode;
  /** Heard, not seen, when one is added: a card that moves or changes is silent. Default: none */
  announcements?: readonly string[] | undefined;
  /** Ids of ended numbers that received an SMS after expiry, newest first, below the active ones. Default: none */
  lateIds?: readonly string[] | undefined;
}

/**
 * Waiting and received numbers, and those that have just ended (spec §2). The core page: codes arrive here. At
 * /active-numbers, and as the target of a purchase or a code. A failed load is an alert 'Error loading active
 * numbers'; loading is a status.
 */
export function ActiveNumbersPage(props: ActiveNumbersPageProps) {
  const {
    status,
    waitingIds,
    receivedIds,
    expiredIds = [],
    cancelledIds = [],
    lateIds = [],
    renderCard,
  } = props;
  const { order, pageSize, endingIds = [], total = 0 } = props;
  const [isAllShown, setIsAllShown] = useState(false);
  const activeCount = waitingIds.length + receivedIds.length;
  // Every code is on the page, and every offer of the last minutes.
  const room = isAllShown ? activeCount : Math.max(pageSize - receivedIds.length, 0);
  const shownIds = waitingIds.filter((id, place) => place < room || endingIds.includes(id));
  const shownCount = shownIds.length + receivedIds.length;
  const totalCount = Math.max(total, activeCount);
  const endedCount = expiredIds.length + cancelledIds.length + lateIds.length;
  const isEmpty = activeCount === 0;
  const isAlone = activeCount + endedCount === 1;
  const section = (title: string, group: NumberGroup, ids: readonly string[], action?: ReactNode) => (
    <NumberSection
      title={title}
      name={`${group}-numbers`}
      ids={ids}
      isAlone={isAlone}
      action={action}
      renderCard={(id) => renderCard(id, group)}
    />
  );
  return (
    <div className="flex flex-col gap-6 max-md:gap-2">
      <div>
        <PageHeader
          title="Active Numbers"
          actions={
            <Button
              iconOnPhones
              icon={<Icon of={RefreshCw} className="size-4" />}
              busy={props.isRefreshing}
              onClick={props.onRefresh}
            >
              Refresh
            </Button>
          }
        />
        {/* On phones a toast covers the title row up to its last action. */}
        <div className="flex items-center justify-between gap-2">
          {status === 'ready' || !isEmpty ? (
            <NumberCounters waiting={waitingIds.length} received={receivedIds.length} />
          ) : (
            <span />
          )}
          <span className="shrink-0 max-md:-my-1.5">
            <Switch
              label="Auto-refresh"
              isStacked
              checked={props.isAutoRefreshOn}
              onChange={props.onAutoRefreshChange}
            />
          </span>
        </div>
      </div>
      {props.duplicateWarning}
      {status === 'failed' && (
        <Banner
          tone="error"
          role="alert"
          title="Error loading active numbers"
          action={
            <Button size="sm" busy={props.isRefreshing} onClick={props.onRefresh}>
              Try Again
            </Button>
          }
        >
          {isEmpty
            ? "Your numbers are safe. We just couldn't load them."
            : 'Showing the last numbers we loaded.'}
        </Banner>
      )}
      {status === 'loading' && isEmpty && <LoadingCards />}
      {section('SMS Received', 'received', receivedIds)}
      {section(
        'Waiting for SMS',
        'waiting',
        shownIds,
        waitingIds.length > MOST_UNSORTED && (
          <Select hideLabel label="Order" value={order} options={ORDERS} onChange={props.onOrderChange} />
        ),
      )}
      {activeCount > pageSize && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
          {shownCount < totalCount && <span>{shownText(order, shownCount, totalCount)}</span>}
          <Button variant="ghost" onClick={() => setIsAllShown(!isAllShown)}>
            {isAllShown ? 'Show fewer' : 'Show all'}
          </Button>
        </p>
      )}
      {section('Expired', 'expired', expiredIds)}
      {section('Cancelled', 'cancelled', cancelledIds)}
      {section('Late SMS', 'late', lateIds)}
      {status === 'ready' && isEmpty && <NoNumbers {...props} hasCards={endedCount > 0} />}
      {waitingIds.length > 0 && (
        <div
          style={{ viewTransitionName: 'below-numbers' }}
          className={classes('mt-6 max-md:mt-10', isAlone && 'max-w-180')}
        >
          <UsageGuide limits={props.limits} defaultOpen={props.isGuideOpen} />
        </div>
      )}
      <div role="status" aria-atomic={false} className="sr-only print:hidden">
        {props.announcements?.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}

const shownText = (order: NumberOrder, count: number, total: number): string =>
  order === 'newest'
    ? `Showing the newest ${count} of ${total}`
    : `Showing the ${count} of ${total} that end first`;

function LoadingCards() {
  return (
    <div role="status">
      <span className="sr-only">Loading active numbers...</span>
      <Skeleton className="mb-5 h-8 w-80 max-w-full" />
      <div className={NUMBER_GRID}>
        <Skeleton className="h-48" />
        <Skeleton className="h-48 max-md:hidden" />
      </div>
    </div>
  );
}

function NoNumbers({
  limits,
  cheapest,
  hasBoughtBefore = false,
  hasCards,
}: Pick<ActiveNumbersPageProps, 'limits' | 'cheapest' | 'hasBoughtBefore'> & { hasCards: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={<Icon of={Inbox} className="size-6" />}
        title="No active numbers"
        description={`Choose a service and a country. The number is yours for ${limits.lifetimeMinutes} minutes, and its code appears here.`}
        action={
          // A card above has the page's filled button.
          <LinkButton to="/buy-number" variant={hasCards ? 'secondary' : 'primary'}>
            {hasBoughtBefore ? 'Buy Number' : 'Buy Your First Number'}
          </LinkButton>
        }
      />
      {cheapest}
    </Card>
  );
}
