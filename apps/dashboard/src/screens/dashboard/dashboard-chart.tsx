import { $recentSpending, recentSpendingShown } from '@sms/domain/history';
import { ChartPlaceholder } from '@sms/ui/charts/chart-placeholder';
import { SpendingChart } from '@sms/ui/charts/purchase-charts/spending-chart';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/** The chart of the dashboard: spending of the newest purchases (decision 0046). */
export function DashboardChart() {
  const { spending, show } = useUnit({ spending: $recentSpending, show: recentSpendingShown });
  useEffect(() => show(), [show]);
  return spending === null ? <ChartPlaceholder /> : <SpendingChart {...spending} />;
}
