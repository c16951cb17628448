export { $historyCopiedMark, historyCopyClicked } from './copying';
export { historyExportClicked } from './export';
export {
  $historyError,
  $historyPage,
  $isHistoryLoading,
  $isHistoryNarrowed,
  historyRefreshClicked,
} from './list';
export { $loadedHistory } from './loaded';
export { $historyOrder, historyColumnChosen } from './order';
export {
  $historyQuery,
  $historySearchText,
  historyAddressRead,
  historyFiltersChanged,
  historyFiltersCleared,
  historyNavigated,
  historyPageChosen,
  historySearchTyped,
} from './query';
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
} from './view';
export { $wholeFile, wholeFileResumed, wholeFileStarted, wholeFileStopped } from './whole-file';
