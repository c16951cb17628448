import { accountRefreshClicked } from '@sms/domain/workspace/workspace-opened';
import { $accountTotals, $balance } from '@sms/domain/account/balance';
import { $preferences } from '@sms/domain/account/preferences';
import { $serviceNames } from '@sms/domain/catalogue/lists/catalogue-lists';
import {
  $activities,
  $activityAt,
  $activityError,
  $dashboardError,
  $isDashboardRefreshing,
  $stats,
  $statsError,
  dashboardRefreshClicked,
  dashboardScreen,
} from '@sms/domain/dashboard/dashboard-data';
import { accountView, activityView, statsView } from '@sms/domain/dashboard/dashboard-view';
import { $recentSpending, recentSpendingShown } from '@sms/domain/dashboard/recent-spending';
import { ActivityList } from '@sms/ui/dashboard/activity-list';
import { BalanceCard, type BalanceCardProps } from '@sms/ui/dashboard/balance-card';
import { PopularServices } from '@sms/ui/dashboard/popular-services';
import { ChartPlaceholder } from '@sms/ui/history/charts/chart-placeholder';
import { SpendingChart } from '@sms/ui/history/charts/spending-chart';
import { DashboardPage } from '@sms/ui/pages/dashboard-page';
import { RefreshButton } from '@sms/ui/primitives/buttons/refresh-button';
import { StatGrid } from '@sms/ui/primitives/records/stat-grid';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PageTitle } from '../../notifications/page-title';
import { openScreen, useScreen } from '../../app/hooks/use-screen';
import { useNairaRate } from '../../payments/use-naira-rate';
import { limits } from '../../app/limits';
import { buyAgainPath } from '../../app/routing/deep-links';
import { FirstBlock, servicePath } from './first-block';
import { useFirstBlock } from './use-first-block';

/** Made once: what the first block and the balance are drawn with anew leaves these as they are. */
const PARTS = {
  refresh: <Refresh />,
  figures: <Figures />,
  activity: <Activity />,
  services: <PopularServices servicePath={servicePath} />,
};
const SPENDING = <Spending />;

/** See `ScreenModule` of the router. */
export const open = openScreen(dashboardScreen);

/** The screen after signing in (spec §2). */
export default function DashboardScreen() {
  const error = useUnit($dashboardError);
  const hasPurchases = useStoreMap($activities, (activities) => activities?.length !== 0);
  const first = useFirstBlock();
  useScreen(dashboardScreen);
  return (
    <>
      <PageTitle>SMS Verification Dashboard</PageTitle>
      <DashboardPage
        {...PARTS}
        error={error ?? undefined}
        start={<FirstBlock {...first} />}
        balance={<Balance primary={first.filledAction} />}
        spending={hasPurchases ? SPENDING : undefined}
      />
    </>
  );
}

function Refresh() {
  const { isRefreshing, refresh, refreshAccount } = useUnit({
    isRefreshing: $isDashboardRefreshing,
    refresh: dashboardRefreshClicked,
    refreshAccount: accountRefreshClicked,
  });
  return (
    <RefreshButton
      busy={isRefreshing}
      onClick={() => {
        refresh();
        refreshAccount();
      }}
    />
  );
}

function Balance({ primary }: Pick<BalanceCardProps, 'primary'>) {
  const { balance, stats, totals } = useUnit({ balance: $balance, stats: $stats, totals: $accountTotals });
  useNairaRate(balance !== null);
  return <BalanceCard {...accountView(balance, stats, totals)} primary={primary} />;
}

function Figures() {
  const { known, error } = useUnit({ known: $stats, error: $statsError });
  // No placeholder waits for what has failed.
  const stats = known === null && error === null ? null : statsView(known ?? {});
  return (
    <StatGrid
      stats={[
        { label: 'Active Numbers', value: stats?.activeNumbers },
        { label: "Today's Purchases", value: stats?.todayPurchases },
        { label: 'Success Rate', value: stats?.successRate },
        { label: 'Total Numbers', value: stats?.totalNumbers },
        { label: 'Total Spent', value: stats?.totalSpent },
        { label: 'Today Spent', value: stats?.todaySpent },
      ]}
    />
  );
}

function Activity() {
  const { activities, error, ...known } = useUnit({
    activities: $activities,
    error: $activityError,
    names: $serviceNames,
    at: $activityAt,
    preferences: $preferences,
  });
  return (
    <ActivityList
      items={activities?.map((activity) => {
        const item = activityView(activity, known);
        return { ...item, buyAgain: item.status === 'waiting' ? undefined : buyAgainPath(item) };
      })}
      failed={error !== null}
      limits={limits}
    />
  );
}

/** Spending of the newest purchases (decision 0046). */
function Spending() {
  const { spending, show } = useUnit({ spending: $recentSpending, show: recentSpendingShown });
  useEffect(() => show(), [show]);
  return spending === null ? <ChartPlaceholder /> : <SpendingChart {...spending} />;
}
