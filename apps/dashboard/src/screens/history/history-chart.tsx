import { $dailySpending } from '@sms/domain/history';
import { ChartPlaceholder } from '@sms/ui/charts/chart-placeholder';
import { SpendingChart } from '@sms/ui/charts/purchase-charts/spending-chart';
import { useUnit } from 'effector-react';

/** The chart of the purchases loaded so far (decision 0046). */
export function HistoryChart() {
  const spending = useUnit($dailySpending);
  return spending === null ? <ChartPlaceholder /> : <SpendingChart {...spending} />;
}
