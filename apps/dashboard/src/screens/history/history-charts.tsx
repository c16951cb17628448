import { $dailySpending, $successByCountry, $successByService } from '@sms/domain';
import { ChartPlaceholder } from '@sms/ui/parts/charts/chart-placeholder';
import { ChartGrid, SpendingChart, SuccessChart } from '@sms/ui/parts/charts/purchase-charts';
import { useUnit } from 'effector-react';

/** Charts of the purchases loaded so far (decision 0046). */
export default function HistoryCharts() {
  const { spending, services, countries } = useUnit({
    spending: $dailySpending,
    services: $successByService,
    countries: $successByCountry,
  });
  if (spending === null || services === null || countries === null) return <ChartPlaceholder />;
  return (
    <ChartGrid>
      <SpendingChart {...spending} />
      <SuccessChart by="service" {...services} />
      <SuccessChart by="country" {...countries} />
    </ChartGrid>
  );
}
