export {
  $balance,
  $balanceError,
  $balanceNarrow,
  $balanceWide,
  $isBalanceLoading,
  balanceRefreshRequested,
  balanceReported,
} from './model';
