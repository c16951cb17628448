import {
  $accountView,
  $isOverviewRefreshing,
  $overviewError,
  $overviewStats,
  $recentActivity,
  overviewRefreshClicked,
  overviewScreenToggled,
} from '@sms/domain';
import { DashboardPage } from '@sms/ui/pages/dashboard';
import { useUnit } from 'effector-react';
import { createScreenHook } from '../../create-screen-hook';

const useScreen = createScreenHook(overviewScreenToggled);

/** The screen after signing in: figures, recent activity and links to other pages (spec §2). */
export default function DashboardScreen() {
  const { stats, activity, account, error, isRefreshing, refresh } = useUnit({
    stats: $overviewStats,
    activity: $recentActivity,
    account: $accountView,
    error: $overviewError,
    isRefreshing: $isOverviewRefreshing,
    refresh: overviewRefreshClicked,
  });
  useScreen();

  return (
    <>
      <title>SMS Verification Dashboard</title>
      <DashboardPage
        stats={[
          { label: 'Active Numbers', value: stats?.activeNumbers },
          { label: "Today's Purchases", value: stats?.todayPurchases },
          { label: 'Success Rate', value: stats?.successRate },
          { label: 'Total Numbers', value: stats?.totalNumbers },
          { label: 'Total Spent', value: stats?.totalSpent },
          { label: 'Today Spent', value: stats?.todaySpent },
        ]}
        activity={activity ?? undefined}
        account={account}
        error={error ?? undefined}
        refreshing={isRefreshing}
        onRefresh={() => refresh()}
      />
    </>
  );
}
