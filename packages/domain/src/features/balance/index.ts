export {
  $accountTotals,
  $balance,
  $balanceError,
  $balanceNarrow,
  $balanceWide,
  $isBalanceLoading,
  balanceOutdated,
  balanceRequested,
  balanceReported,
  type AccountTotals,
} from './model';
