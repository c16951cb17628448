export {
  $accountTotals,
  $balance,
  $balanceError,
  $balanceNarrow,
  $balanceWide,
  $isBalanceLoading,
  balanceOutdated,
  balanceRequested,
  type AccountTotals,
} from './balance';
