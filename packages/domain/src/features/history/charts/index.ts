export {
  $spendingByDay,
  $successByCountry,
  $successByService,
  type SuccessEntry,
  type SuccessView,
} from './history-charts';
export { $recentSpending, recentSpendingShown } from '../../dashboard/recent-spending';
export type { SpendingDay, SpendingView } from './spending';
