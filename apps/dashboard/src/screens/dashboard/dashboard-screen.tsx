import {
  $accountView,
  $dashboardStart,
  $dashboardStats,
  $firstCodeProgress,
  $hasFunds,
  $recentActivity,
} from '@sms/domain/dashboard/dashboard-view';
import {
  $dashboardError,
  $isDashboardRefreshing,
  dashboardRefreshClicked,
  dashboardScreen,
} from '@sms/domain/dashboard/dashboard-data';
import { $liveNumbers, $liveCountdowns } from '@sms/domain/dashboard/live-numbers';
import { $recentSpending, recentSpendingShown } from '@sms/domain/dashboard/recent-spending';
import { accountRefreshClicked } from '@sms/domain/workspace/workspace-opened';
import { $balance } from '@sms/domain/account/balance';
import { $lowBalance } from '@sms/domain/notifications/low-balance-alert';
import { codeCopyClicked } from '@sms/domain/lib/toasts/toasts';
import { ChartPlaceholder } from '@sms/ui/history/charts/chart-placeholder';
import { SpendingChart } from '@sms/ui/history/charts/spending-chart';
import { DashboardPage } from '@sms/ui/pages/dashboard-page';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Countdown } from '@sms/ui/numbers/countdown';
import { PageTitle } from '../../notifications/page-title';
import { useScreen } from '../../app/hooks/use-screen';
import { useNairaRate } from '../../payments/use-naira-rate';
import { limits } from '../../app/limits';
import { buyAgainPath, buyNumberPath } from '../../app/routing/deep-links';
import { TickingText } from '../../app/ticking-text';

/** The countdown of a waiting number. */
function LiveCountdown({ id }: { id: string }) {
  return (
    <TickingText store={$liveCountdowns} id={id}>
      {(remaining) => <Countdown remaining={remaining} />}
    </TickingText>
  );
}

const PracticeNumberScreen = lazyWithRetry(() => import('./practice-number-screen'));

/** The screen after signing in: figures, recent activity and links to other pages (spec §2). */
export default function DashboardScreen() {
  const { stats, activity, balance, refresh, refreshAccount, ...page } = useUnit({
    stats: $dashboardStats,
    activity: $recentActivity,
    account: $accountView,
    start: $dashboardStart,
    liveNumbers: $liveNumbers,
    hasFunds: $hasFunds,
    lowBalance: $lowBalance,
    balance: $balance,
    progress: $firstCodeProgress,
    onCopyCode: codeCopyClicked,
    error: $dashboardError,
    isRefreshing: $isDashboardRefreshing,
    refresh: dashboardRefreshClicked,
    refreshAccount: accountRefreshClicked,
  });
  useScreen(dashboardScreen);
  useNairaRate(balance !== null);

  return (
    <>
      <PageTitle>SMS Verification Dashboard</PageTitle>
      <DashboardPage
        {...page}
        // The balance may not cover the next number.
        hasFunds={page.hasFunds && (page.start !== 'buy' || page.lowBalance === null)}
        limits={limits}
        liveNumbers={page.liveNumbers ?? []}
        firstService={page.progress.service ?? undefined}
        firstNumber={page.progress.number ?? undefined}
        practice={<PracticeNumberScreen />}
        renderCountdown={(id) => <LiveCountdown id={id} />}
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

/** Spending of the newest purchases (decision 0046). */
function DashboardChart() {
  const { spending, show } = useUnit({ spending: $recentSpending, show: recentSpendingShown });
  useEffect(() => show(), [show]);
  return spending === null ? <ChartPlaceholder /> : <SpendingChart {...spending} />;
}
