export { $codesReady, type ReadyCode } from './codes-ready';
export {
  $activities,
  $isOverviewRefreshing,
  $overviewError,
  overviewRefreshClicked,
  overviewScreenToggled,
} from './loading';
export { $accountView, $overviewStats, $recentActivity, type ActivityView, type OverviewStats } from './view';
