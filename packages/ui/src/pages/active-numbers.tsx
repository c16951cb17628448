import { Inbox } from 'lucide';
import type { ReactNode } from 'react';

import type { Limits } from '../limits';
import { Banner } from '../primitives/feedback/banner';
import { Card } from '../primitives/card';
import { EmptyState } from '../primitives/feedback/empty-state';
import { LoadError } from '../primitives/feedback/load-error';
import { LinkButton } from '../primitives/buttons/link-button';
import { RefreshButton } from '../primitives/buttons/refresh-button';
import { PageHeader } from '../primitives/page-header';

export interface ActiveNumbersPageProps {
  /** The NumberCounters, once they are known. */
  counters: ReactNode;
  /** The switch 'Auto-refresh'. */
  autoRefresh: ReactNode;
  /** True while a load that the user asked for is under way. */
  isRefreshing: boolean;
  /**
   * True while a load takes longer than usual. To ask again would not help: it is answered in the end.
   * @defaultValue false
   */
  isSlow?: boolean | undefined;
  /** For how long a load has been under way, ticking, for example '00:18'. Default: not shown */
  loadingTime?: ReactNode;
  onRefresh: () => void;
  /** Warnings, the NumberList or NoNumbers, and the UsageGuide. */
  children: ReactNode;
  /** Heard, not seen, when one is added: a card that moves or changes is silent. Default: none */
  announcements?: readonly string[] | undefined;
}

/**
 * Waiting and received numbers, and those that have just ended (spec §2). The core page: codes arrive here.
 * At /active-numbers, and as the target of a purchase or a code.
 */
export function ActiveNumbersPage(props: ActiveNumbersPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="-mb-2.5 md:mb-0">
        <PageHeader
          title="Active Numbers"
          actions={
            <RefreshButton busy={props.isRefreshing} onClick={props.onRefresh}>
              {props.isRefreshing && props.isSlow !== true && <LoadingTime time={props.loadingTime} />}
            </RefreshButton>
          }
        />
        {/* On phones a toast covers the title row up to its last action. */}
        <div className="flex items-center justify-between gap-2">
          {props.counters}
          <span className="-my-1.5 ml-auto shrink-0 md:my-0">{props.autoRefresh}</span>
        </div>
      </div>
      {props.isSlow === true && (
        <Banner tone="info" role="status">
          <span>Loading takes longer than usual.</span>
          <LoadingTime time={props.loadingTime} />
        </Banner>
      )}
      {props.children}
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

export interface NumbersFailedProps {
  /** True where earlier numbers stay visible. */
  hasNumbers: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** The waiting number that ends first, see NumberAtRisk; nothing without one. */
  children: ReactNode;
}

/** An alert: the list could not be loaded. */
export function NumbersFailed({ hasNumbers, isRefreshing, onRefresh, children }: NumbersFailedProps) {
  return (
    <LoadError title="Error loading active numbers" busy={isRefreshing} onTryAgain={onRefresh}>
      {hasNumbers
        ? 'Showing the last numbers we loaded.'
        : 'One that waits for an SMS is refunded only if it is cancelled before it ends.'}
      {children}
    </LoadError>
  );
}

export interface NoNumbersProps {
  limits: Pick<Limits, 'lifetimeMinutes'>;
  /** True with cards above, one of which has the page's filled button. */
  hasCards: boolean;
  /** The cheapest countries, below the link to the wizard. */
  children?: ReactNode;
}

/** In place of the list, or below numbers that have ended. */
export function NoNumbers({ limits, hasCards, children }: NoNumbersProps) {
  return (
    <Card>
      <EmptyState
        icon={Inbox}
        title="No active numbers"
        description={`Choose a service and a country. The number is yours for ${limits.lifetimeMinutes} minutes, and its code appears here.`}
        action={
          <LinkButton to="/buy-number" variant={hasCards ? 'secondary' : 'primary'}>
            {hasCards ? 'Buy Number' : 'Buy Your First Number'}
          </LinkButton>
        }
      />
      {children}
    </Card>
  );
}
