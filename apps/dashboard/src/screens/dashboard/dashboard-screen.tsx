import {
  $accountView,
  $dashboardStats,
  $hasFunds,
  $recentActivity,
} from '@sms/domain/dashboard/dashboard-view';
import {
  $activities,
  $dashboardError,
  $isDashboardRefreshing,
  $stats,
  dashboardRefreshClicked,
  dashboardScreen,
} from '@sms/domain/dashboard/dashboard-data';
import { dashboardStart } from '@sms/domain/dashboard/dashboard-start';
import type { LiveRows } from '@sms/domain/dashboard/live-rows';
import { $recentSpending, recentSpendingShown } from '@sms/domain/dashboard/recent-spending';
import { accountRefreshClicked } from '@sms/domain/workspace/workspace-opened';
import { $balance, $balanceError } from '@sms/domain/account/balance';
import { $serviceNames } from '@sms/domain/catalogue/lists/catalogue-lists';
import { $lowBalance } from '@sms/domain/notifications/low-balance-alert';
import { $isFirstCodeAhead } from '@sms/domain/numbers/cards/first-code';
import { codeCopyClicked } from '@sms/domain/lib/toasts/toasts';
import { $soughtService } from '@sms/domain/purchase/wizard-screen';
import { ChartPlaceholder } from '@sms/ui/history/charts/chart-placeholder';
import { SpendingChart } from '@sms/ui/history/charts/spending-chart';
import { DashboardPage } from '@sms/ui/pages/dashboard-page';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PageTitle } from '../../notifications/page-title';
import { useScreen } from '../../app/hooks/use-screen';
import { useNairaRate } from '../../payments/use-naira-rate';
import { limits } from '../../app/limits';
import { buyAgainPath, buyNumberPath } from '../../app/routing/deep-links';
import { NumberCountdown } from '../../app/number-countdown';
import { NumberLife } from '../../app/number-life';
import { useLiveRows } from './use-live-rows';

const PracticeNumberScreen = lazyWithRetry(() => import('./practice-number-screen'));

/** The screen after signing in: figures, recent activity and links to other pages (spec §2). */
export default function DashboardScreen() {
  const { stats, activity, balance, refresh, refreshAccount, ...page } = useUnit({
    stats: $dashboardStats,
    activity: $recentActivity,
    account: $accountView,
    hasFunds: $hasFunds,
    lowBalance: $lowBalance,
    balance: $balance,
    onCopyCode: codeCopyClicked,
    error: $dashboardError,
    isRefreshing: $isDashboardRefreshing,
    refresh: dashboardRefreshClicked,
    refreshAccount: accountRefreshClicked,
  });
  const live = useLiveRows();
  const start = useStart(live);
  const soughtService = useSoughtService();
  useScreen(dashboardScreen);
  useNairaRate(balance !== null);

  return (
    <>
      <PageTitle>SMS Verification Dashboard</PageTitle>
      <DashboardPage
        {...page}
        // The balance may not cover the next number.
        hasFunds={page.hasFunds && (start !== 'buy' || page.lowBalance === null)}
        limits={limits}
        start={start}
        liveNumbers={live ?? []}
        firstService={live?.[0]?.service ?? soughtService ?? activity?.[0]?.service}
        firstNumber={live?.[0] && { ...live[0], countdown: <NumberCountdown id={live[0].id} /> }}
        practice={<PracticeNumberScreen />}
        renderLife={(id) => <NumberLife id={id} />}
        stats={[
          { label: 'Active Numbers', value: stats?.activeNumbers },
          { label: "Today's Purchases", value: stats?.todayPurchases },
          { label: 'Success Rate', value: stats?.successRate },
          { label: 'Total Numbers', value: stats?.totalNumbers },
          { label: 'Total Spent', value: stats?.totalSpent },
          { label: 'Today Spent', value: stats?.todaySpent },
        ]}
        activity={activity?.map((item) => ({
          ...item,
          buyAgain: item.status === 'waiting' ? undefined : buyAgainPath(item),
        }))}
        charts={<DashboardChart />}
        servicePath={(service) => buyNumberPath({ service })}
        error={page.error ?? undefined}
        refreshing={page.isRefreshing}
        onRefresh={() => {
          refresh();
          refreshAccount();
        }}
      />
    </>
  );
}

const useStart = (live: LiveRows | null) => {
  const { stats, activities, error, balance, balanceError, isFirstCodeAhead } = useUnit({
    stats: $stats,
    activities: $activities,
    error: $dashboardError,
    balance: $balance,
    balanceError: $balanceError,
    isFirstCodeAhead: $isFirstCodeAhead,
  });
  return dashboardStart({
    live,
    isFirstCodeAhead,
    areFiguresSettled: (stats !== null && activities !== null) || error !== null,
    isBalanceSettled: balance !== null || balanceError !== null,
  });
};

/** Name of the service that the wizard looks for, or has found a country for; undefined without one. */
const useSoughtService = (): string | undefined => {
  const { service, names } = useUnit({ service: $soughtService, names: $serviceNames });
  return service === null ? undefined : (names.get(service) ?? service);
};

/** Spending of the newest purchases (decision 0046). */
function DashboardChart() {
  const { spending, show } = useUnit({ spending: $recentSpending, show: recentSpendingShown });
  useEffect(() => show(), [show]);
  return spending === null ? <ChartPlaceholder /> : <SpendingChart {...spending} />;
}
