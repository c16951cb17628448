export {
  $accountTotals,
  $balance,
  $balanceError,
  $balanceNarrow,
  $balanceWide,
  $isBalanceLoading,
  balanceRefreshRequested,
  balanceReported,
  type AccountTotals,
} from './model';
