import { Inbox, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Limits } from '../../limits';
import { PhoneFormatSelect, type PhoneFormatOption } from '../../parts/account/phone-format';
import { NumberCounters } from '../../parts/numbers/number-counters';
import { NUMBER_GRID, NumberSection } from '../../parts/numbers/number-section';
import { UsageGuide } from '../../parts/numbers/usage-guide';
import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { EmptyState } from '../../primitives/empty-state';
import { LinkButton } from '../../primitives/link-button';
import { PageHeader } from '../../primitives/page-header';
import { Skeleton } from '../../primitives/skeleton';
import { Switch } from '../../primitives/switch';

/** Section of a card. */
export type NumberGroup = 'waiting' | 'received' | 'late';

export interface ActiveNumbersPageProps {
  /** Limits of the specification used in its texts. */
  limits: Pick<Limits, 'lifetimeMinutes' | 'refundAfterMinutes'>;
  /** 'loading' before the first response, 'failed' after a load error; earlier numbers stay visible. */
  status: 'loading' | 'ready' | 'failed';
  /** Ids of the numbers with stored status waiting, in display order. */
  waitingIds: readonly string[];
  /** Ids of the numbers with stored status received, in display order. */
  receivedIds: readonly string[];
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
  /** Format in which the cards show and copy phone numbers. */
  phoneFormat: PhoneFormatOption;
  /** Called with the new format; applies at once to all cards. */
  onPhoneFormatChange: (format: PhoneFormatOption) => void;
  /** True to open the usage guide initially. @defaultValue false */
  isGuideOpen?: boolean | undefined;
  /** Above the numbers, after one click bought more than one; undefined otherwise. */
  duplicateWarning?: ReactNode;
  /** The cheapest countries, below the link to the wizard while there are no numbers. */
  cheapest?: ReactNode;
  /**
   * Ids of ended numbers that received an SMS after expiry, newest first. At the end of the page, where they move
   * nothing. Default: none
   */
  lateIds?: readonly string[] | undefined;
}

/** Waiting and received numbers (spec §2). */
export function ActiveNumbersPage(props: ActiveNumbersPageProps) {
  const { status, waitingIds, receivedIds, renderCard } = props;
  const isEmpty = waitingIds.length + receivedIds.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title="Active Numbers"
        description="Codes appear here the moment they arrive."
        actions={
          <>
            <Switch
              label="Auto-refresh"
              checked={props.isAutoRefreshOn}
              onChange={props.onAutoRefreshChange}
            />
            <Button
              iconOnPhones
              icon={<RefreshCw aria-hidden className="size-4" />}
              busy={props.isRefreshing}
              onClick={props.onRefresh}
            >
              Refresh
            </Button>
          </>
        }
      />
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
      {(status === 'ready' || !isEmpty) && (
        <NumberCounters waiting={waitingIds.length} received={receivedIds.length} />
      )}
      {status === 'ready' && isEmpty && <NoNumbers limits={props.limits} cheapest={props.cheapest} />}
      {!isEmpty && (
        <>
          <NumberSection
            title="SMS Received"
            name="received-numbers"
            ids={receivedIds}
            renderCard={(id) => renderCard(id, 'received')}
          />
          <NumberSection
            title="Waiting for SMS"
            name="waiting-numbers"
            ids={waitingIds}
            renderCard={(id) => renderCard(id, 'waiting')}
          />
          <div style={{ viewTransitionName: 'below-numbers' }} className="flex flex-col gap-5">
            <PhoneFormatSelect value={props.phoneFormat} onChange={props.onPhoneFormatChange} />
            {waitingIds.length > 0 && <UsageGuide limits={props.limits} defaultOpen={props.isGuideOpen} />}
          </div>
        </>
      )}
      <NumberSection
        title="Late messages"
        name="late-numbers"
        ids={props.lateIds ?? []}
        renderCard={(id) => renderCard(id, 'late')}
      />
    </div>
  );
}

function LoadingCards() {
  return (
    <div role="status">
      <span className="sr-only">Loading active numbers...</span>
      <Skeleton className="mb-5 h-18" />
      <div className={NUMBER_GRID}>
        <Skeleton className="h-84 md:h-76" />
        <Skeleton className="h-76 max-md:hidden" />
      </div>
    </div>
  );
}

function NoNumbers({ limits, cheapest }: Pick<ActiveNumbersPageProps, 'limits' | 'cheapest'>) {
  return (
    <Card>
      <EmptyState
        icon={<Inbox aria-hidden className="size-6" />}
        title="No active numbers"
        description={`Choose a service and a country. The number is yours for ${limits.lifetimeMinutes} minutes, and its code appears here.`}
        action={
          <LinkButton to="/buy-number" variant="primary">
            Buy Your First Number
          </LinkButton>
        }
      />
      {cheapest}
    </Card>
  );
}
