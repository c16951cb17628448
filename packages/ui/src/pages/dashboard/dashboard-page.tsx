import { RefreshCw } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { ChartsButton } from '../../parts/charts/charts-button';
import { StatGrid, type Stat } from '../../parts/common/stat-grid';
import { ActivityList, type ActivityListProps } from '../../parts/dashboard/activity-list';
import { BalanceCard, type BalanceCardProps } from '../../parts/dashboard/balance-card';
import { ReceivedCodes, type ReceivedCodeItem } from '../../parts/dashboard/received-codes';
import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { Link } from '../../primitives/link';
import { LinkButton } from '../../primitives/link-button';
import { PageHeader } from '../../primitives/page-header';
import { PopularServices, type PopularServicesProps } from './popular-services';

export interface DashboardPageProps {
  /** Maximum items of the recent activity. */
  limits: ActivityListProps['limits'];
  /** Six figures (spec §2). */
  stats: readonly Stat[];
  /** Newest first; undefined while loading. */
  activity: ActivityListProps['items'];
  /** Balance and totals, formatted. */
  account: BalanceCardProps;
  /** Received codes of active numbers, newest first. */
  receivedCodes: readonly ReceivedCodeItem[];
  /** Called with the code. */
  onCopyCode: (code: string) => void;
  /** Spending charts; rendered on demand. */
  charts: ReactNode;
  /** Deep link to the wizard with the given service code selected. */
  servicePath: PopularServicesProps['pathOf'];
  /** Load error; earlier data stays visible. */
  error?: string | undefined;
  /** True while a manual refresh is in flight. Polling is not shown. */
  refreshing: boolean;
  /** Called when the user refreshes stats and activity. */
  onRefresh: () => void;
}

/** Balance next to the received codes. */
const COLUMNS =
  'grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]';

/** The dashboard: balance, figures and recent activity (spec §2). */
export function DashboardPage({
  limits,
  stats,
  activity,
  account,
  receivedCodes,
  onCopyCode,
  charts,
  servicePath,
  error,
  refreshing,
  onRefresh,
}: DashboardPageProps) {
  const [hasCharts, setHasCharts] = useState(false);
  const chartsId = useId();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Dashboard"
        actions={
          <>
            <Button
              iconOnPhones
              onClick={onRefresh}
              busy={refreshing}
              icon={<RefreshCw aria-hidden className="size-4" />}
            >
              Refresh
            </Button>
            <ChartsButton open={hasCharts} controls={chartsId} onToggle={() => setHasCharts(!hasCharts)} />
          </>
        }
      />
      {error !== undefined && (
        <Banner tone="error" role="alert">
          {error}
        </Banner>
      )}
      <div className={COLUMNS}>
        <BalanceCard {...account} />
        <Card className="flex flex-col gap-3 p-4 md:p-5">
          <h2 className="text-sm font-semibold text-ink">Quick Actions</h2>
          <LinkButton to="/buy-number" variant="primary" size="lg" fullWidth>
            Buy Number
          </LinkButton>
          <LinkButton to="/transactions" size="lg" fullWidth>
            Add Funds
          </LinkButton>
        </Card>
      </div>
      <ReceivedCodes codes={receivedCodes} onCopy={onCopyCode} />
      <StatGrid stats={stats} />
      <div id={chartsId} hidden={!hasCharts}>
        {hasCharts && charts}
      </div>
      <div className={`${COLUMNS} items-start`}>
        <Card>
          <div className="flex items-baseline justify-between max-xs:flex-wrap gap-3 border-b border-line px-4 py-3">
            <h2 className="text-sm font-semibold text-ink">Recent Activity</h2>
            <p className="text-sm">
              <Link to="/history">View all</Link>
            </p>
          </div>
          <ActivityList items={activity} limits={limits} />
        </Card>
        <PopularServices pathOf={servicePath} />
      </div>
    </div>
  );
}
