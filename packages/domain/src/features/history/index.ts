export { $historyCopiedMark, historyCopyClicked } from './copying';
export { historyExportClicked } from './export/export-page';
export {
  $historyError,
  $historyPage,
  $isHistoryLoading,
  $isHistoryNarrowed,
  historyRefreshClicked,
} from './list/list';
export { $loadedHistory } from './list/page-cache-store';
export { $historyOrder, historyColumnChosen } from './list/order';
export {
  $historyQuery,
  $historySearchText,
  historyAddressRead,
  historyFiltersChanged,
  historyFiltersCleared,
  historyNavigated,
  historyPageChosen,
  historySearchTyped,
} from './list/query';
export {
  $retry,
  retryCheckAgainClicked,
  retryClicked,
  retryGiveUpClicked,
  retryRestoreRequested,
} from './retry';
export {
  $historyCountries,
  $historyPlace,
  $historyReadAt,
  $historyServices,
  $isSearchIgnored,
  $purchases,
  type FilterOption,
  type PurchaseView,
} from './list/view';
export { $wholeFile, wholeFileResumed, wholeFileStarted, wholeFileStopped } from './export/export-all';
