export { historyExportClicked } from './export';
export { $historyError, $historyPage, $isHistoryLoading, historyRefreshClicked } from './list';
export {
  $historyQuery,
  $historySearchText,
  historyAddressRead,
  historyFiltersChanged,
  historyNavigated,
  historyPageChosen,
  historySearchTyped,
} from './query';
export {
  $historyCountries,
  $historyPlace,
  $historyServices,
  $purchases,
  type FilterOption,
  type PurchaseView,
} from './view';
