export {
  $accountTotals,
  $balance,
  $balanceError,
  $balanceNarrow,
  $balanceWide,
  $isBalanceLoading,
  balanceMayHaveChanged,
  balanceRefreshRequested,
  balanceReported,
  type AccountTotals,
} from './model';
