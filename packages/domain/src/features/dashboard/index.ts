export { $codesReady, type ReadyCode } from './received-codes';
export {
  $activities,
  $isOverviewRefreshing,
  $overviewError,
  overviewRefreshClicked,
  overviewScreenToggled,
} from './dashboard-data';
export { $accountView, $overviewStats, $recentActivity, type ActivityView, type OverviewStats } from './dashboard-view';
