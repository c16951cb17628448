import type { ReactNode } from 'react';

import { Card } from '../primitives/card';
import { LoadError } from '../primitives/feedback/load-error';
import { PageHeader } from '../primitives/page-header';
import { useIsWide } from '../primitives/use-is-wide';

export interface DashboardPageProps {
  /** RefreshButton of figures and activity. */
  refresh: ReactNode;
  /** Load error; earlier data stays visible. */
  error?: string | undefined;
  /** First block: LiveNumbers, FirstCode for a new account, else BuyBox. */
  start: ReactNode;
  /** BalanceCard. */
  balance: ReactNode;
  /** StatGrid of the six figures (spec §2). */
  figures: ReactNode;
  /** SpendingChart, drawn where there is room; undefined without a purchase: the activity takes its place. */
  spending?: ReactNode;
  /** ActivityList. */
  activity: ReactNode;
  /** PopularServices. */
  services: ReactNode;
}

const COLUMNS = 'grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]';

/**
 * The first page after sign-in (spec §2): live numbers first, balance with actions, six figures, spending,
 * recent activity. At /, as the first page of a session. A failed load is an alert: 'Error loading dashboard:
 * …'; earlier data stays.
 */
export function DashboardPage(props: DashboardPageProps) {
  const { spending, activity } = props;
  const hasRoom = useIsWide();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Dashboard" actions={props.refresh} />
      <LoadError>{props.error}</LoadError>
      <div className={COLUMNS}>
        {/* As high in every state, so that nothing below moves. */}
        <Card className="flex min-h-81 flex-col overflow-hidden max-[24rem]:min-h-96 md:min-h-65.5">
          {props.start}
        </Card>
        {props.balance}
      </div>
      {props.figures}
      <div className={hasRoom ? COLUMNS : undefined}>
        {hasRoom && (spending ?? activity)}
        {props.services}
      </div>
      {!(hasRoom && spending === undefined) && activity}
    </div>
  );
}
