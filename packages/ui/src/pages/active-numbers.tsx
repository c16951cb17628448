import { Inbox, RefreshCw } from 'lucide';
import { useState, type ReactNode } from 'react';

import type { Limits } from '../limits';
import { NumberCounters } from '../numbers/number-counters';
import { NumberSection } from '../numbers/number-section';
import { UsageGuide } from '../numbers/usage-guide';
import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { Card } from '../primitives/card';
import { EmptyState } from '../primitives/feedback/empty-state';
import { Icon } from '../primitives/icon';
import { LinkButton } from '../primitives/buttons/link-button';
import { PageHeader } from '../primitives/page-header';
import { Select, type SelectOption } from '../primitives/forms/select';
import { Skeleton } from '../primitives/feedback/skeleton';
import { Switch } from '../primitives/forms/switch';

/** Order of the waiting numbers. */
export type NumberOrder = 'newest' | 'ends-first';

const ORDERS: readonly SelectOption<NumberOrder>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'ends-first', label: 'Ends first' },
];

/** So many waiting numbers are seen at a glance, in whatever order. */
const MOST_UNSORTED = 4;

/** Ids of the numbers of each section. Those that have ended are not counted. */
export interface NumberGroups {
  received: readonly string[];
  waiting: readonly string[];
  /** Expired without an SMS, until the user dismisses them. */
  expired?: readonly string[] | undefined;
  /** Cancelled automatically, likewise. */
  cancelled?: readonly string[] | undefined;
  /** Received an SMS after they had expired, newest first. */
  late?: readonly string[] | undefined;
}

/** Section of a card. */
export type NumberGroup = keyof NumberGroups;

const TITLES: Readonly<Record<NumberGroup, string>> = {
  received: 'SMS Received',
  waiting: 'Waiting for SMS',
  expired: 'Expired',
  cancelled: 'Cancelled',
  late: 'Late SMS',
};

export interface ActiveNumbersPageProps {
  /** Limits of the specification used in its texts. */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
  /** 'loading' before the first response, 'failed' after a load error; earlier numbers stay visible. */
  status: 'loading' | 'ready' | 'failed';
  /** Ids of the numbers of each section, in display order. */
  groups: NumberGroups;
  /** Order of the waiting numbers. */
  order: NumberOrder;
  /** Called with the new order. */
  onOrderChange: (order: NumberOrder) => void;
  /** Ids of the waiting numbers that are shown in any case: those in their last minutes. Default: none */
  pinnedIds?: readonly string[] | undefined;
  /**
   * Waiting and received numbers by the server's count; some may not be loaded yet. Default: those that are
   */
  total?: number | undefined;
  /** Numbers that are shown at first. */
  pageSize: number;
  /**
   * Renders the NumberCard of one number; the only active one is a stage. The page gets only ids: a
   * tick, a code or a busy button then renders one card, never the page.
   */
  renderCard: (id: string, group: NumberGroup, isAlone: boolean) => ReactNode;
  /** True while automatic refresh is on. */
  isAutoRefreshOn: boolean;
  /** True while a load that the user asked for is under way. */
  isRefreshing: boolean;
  /**
   * True while a load takes longer than usual. To ask again would not help: it is answered in the end.
   * @defaultValue false
   */
  isSlow?: boolean | undefined;
  /** For how long a load has been under way, ticking, for example '00:18'. Default: not shown */
  loadingTime?: ReactNode;
  /** Called with the new state; applies at once. */
  onAutoRefreshChange: (isOn: boolean) => void;
  /** Called when the user clicks 'Refresh' or 'Try Again'. */
  onRefresh: () => void;
  /** True to open the usage guide initially. @defaultValue false */
  isGuideOpen?: boolean | undefined;
  /** After a failed load: the waiting number that ends first, see NumberAtRisk; nothing without one. */
  atRisk?: ReactNode;
  /** Above the numbers, after one click bought more than one; undefined otherwise. */
  duplicateWarning?: ReactNode;
  /** True for an account that is known to have bought a number: the link does not speak of the first. */
  hasBought: boolean;
  /** The cheapest countries, below the link to the wizard while there are no numbers. */
  cheapest?: ReactNode;
  /** Heard, not seen, when one is added: a card that moves or changes is silent. Default: none */
  announcements?: readonly string[] | undefined;
}

/**
 * Waiting and received numbers, and those that have just ended (spec §2). The core page: codes arrive here.
 * At /active-numbers, and as the target of a purchase or a code. A failed load is an alert 'Error loading
 * active numbers'; loading is a status.
 */
export function ActiveNumbersPage(props: ActiveNumbersPageProps) {
  const { status, groups, order, pageSize, pinnedIds = [], total = 0, renderCard } = props;
  const { waiting, received, expired = [], cancelled = [], late = [] } = groups;
  const [isAllShown, setIsAllShown] = useState(false);
  const activeCount = waiting.length + received.length;
  // Every code is on the page.
  const room = isAllShown ? activeCount : Math.max(pageSize - received.length, 0);
  const shown = waiting.filter((id, place) => place < room || pinnedIds.includes(id));
  const shownCount = shown.length + received.length;
  const totalCount = Math.max(total, activeCount);
  const endedCount = expired.length + cancelled.length + late.length;
  const isEmpty = activeCount === 0;
  const isAlone = activeCount === 1;
  const section = (group: NumberGroup, ids: readonly string[], action?: ReactNode) => (
    <NumberSection
      title={TITLES[group]}
      name={`${group}-numbers`}
      ids={ids}
      action={action}
      renderCard={(id) => renderCard(id, group, isAlone)}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="-mb-2.5 md:mb-0">
        <PageHeader
          title="Active Numbers"
          actions={
            <Button
              variant="ghost"
              iconOnPhones
              icon={<Icon of={RefreshCw} className="size-4" />}
              busy={props.isRefreshing}
              onClick={props.onRefresh}
            >
              <span>Refresh</span>
              {props.isRefreshing && <LoadingTime time={props.loadingTime} />}
            </Button>
          }
        />
        {/* On phones a toast covers the title row up to its last action. */}
        <div className="flex items-center justify-between gap-2">
          {status === 'ready' || !isEmpty ? (
            <NumberCounters waiting={waiting.length} received={received.length} />
          ) : (
            <span />
          )}
          <span className="-my-1.5 shrink-0 md:my-0">
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
      {props.isSlow === true && (
        <Banner tone="info" role="status">
          <span>Loading takes longer than usual.</span>
          <LoadingTime time={props.loadingTime} />
        </Banner>
      )}
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
            ? 'One that waits for an SMS is refunded only if it is cancelled before it ends.'
            : 'Showing the last numbers we loaded.'}
          {props.atRisk}
        </Banner>
      )}
      {status === 'loading' && isEmpty && <LoadingLines />}
      {activeCount + endedCount > 0 && (
        <Card className={isAlone ? 'max-w-160' : undefined}>
          {section('received', received)}
          {section(
            'waiting',
            shown,
            waiting.length > MOST_UNSORTED && (
              <Select hideLabel label="Order" value={order} options={ORDERS} onChange={props.onOrderChange} />
            ),
          )}
          {activeCount > pageSize && (
            <p
              data-moves="count"
              className="flex flex-wrap items-center gap-x-3 border-t border-line px-3 py-1 text-sm text-ink-muted md:px-5"
            >
              {shownCount < totalCount && <span>{`Showing ${shownCount} of ${totalCount}`}</span>}
              <Button variant="ghost" onClick={() => setIsAllShown(!isAllShown)}>
                {isAllShown ? 'Show fewer' : 'Show all'}
              </Button>
            </p>
          )}
          {section('expired', expired)}
          {section('cancelled', cancelled)}
          {section('late', late)}
        </Card>
      )}
      {status === 'ready' && isEmpty && <NoNumbers {...props} hasCards={endedCount > 0} />}
      {waiting.length > 0 && (
        <div data-moves="guide" className={isAlone ? 'max-w-160' : undefined}>
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

/** Not read: it changes every second. */
function LoadingTime({ time }: { time: ReactNode }) {
  return (
    time !== undefined && (
      <span aria-hidden className="ml-1 tabular-nums">
        {time}
      </span>
    )
  );
}

function LoadingLines() {
  return (
    <Card>
      <div role="status" className="divide-y divide-line">
        <span className="sr-only">Loading active numbers...</span>
        <div className="min-h-7 md:min-h-8" />
        {['first', 'second'].map((place) => (
          <div key={place} className="flex min-h-16 items-center gap-4 px-3 md:min-h-24 md:px-5">
            <Skeleton className="size-10" />
            <Skeleton className="h-5 w-28" />
            <Skeleton className="hidden h-6 w-48 md:block" />
          </div>
        ))}
      </div>
    </Card>
  );
}

function NoNumbers({
  limits,
  cheapest,
  hasBought,
  hasCards,
}: Pick<ActiveNumbersPageProps, 'limits' | 'cheapest' | 'hasBought'> & { hasCards: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={<Icon of={Inbox} className="size-6" />}
        title="No active numbers"
        description={`Choose a service and a country. The number is yours for ${limits.lifetimeMinutes} minutes, and its code appears here.`}
        action={
          // A card above has the page's filled button.
          <LinkButton to="/buy-number" variant={hasCards ? 'secondary' : 'primary'}>
            {hasBought || hasCards ? 'Buy Number' : 'Buy Your First Number'}
          </LinkButton>
        }
      />
      {cheapest}
    </Card>
  );
}
