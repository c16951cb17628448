import { $recentSpending, recentSpendingShown } from '@sms/domain';
import { ChartPlaceholder } from '@sms/ui/parts/charts/chart-placeholder';
import { SpendingChart } from '@sms/ui/parts/charts/purchase-charts';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/**
 * The chart of the dashboard: what the purchases known by now cost (decision 0046). Success is left to the history: the
 * activity has eight purchases, too few to say something about a service.
 */
export default function DashboardCharts() {
  const { spending, show } = useUnit({ spending: $recentSpending, show: recentSpendingShown });
  useEffect(() => show(), [show]);
  return spending === null ? <ChartPlaceholder /> : <SpendingChart {...spending} />;
}
