export { $verifyingCount, type DepositBusyness } from './actions/deposit-activity';
export { cancelPaymentClicked } from './actions/cancel';
export {
  $depositsError,
  $depositsPage,
  $isDepositsLoading,
  $isTransactionsScreenUp,
  depositsOutdated,
  depositsRefreshClicked,
  depositsRequested,
  transactionsScreenToggled,
} from './list';
export {
  announcePaymentFx,
  paymentConcluded,
  paymentEventHeard,
  type PaymentOutcome,
} from './actions/payment-events';
export { $knownRefs, $pendingCount, $pendingRefs, depositOpened, pendingLeft } from './pending';
export { $depositFilters, depositFiltersChanged, depositsPageChosen, type DepositFilters } from './query';
export { $depositSteps, type DepositStepView } from './steps';
export {
  returnVerificationConcluded,
  returnVerificationRequested,
  STILL_PROCESSING,
  verifyClicked,
} from './actions/verify';
export { $depositsPlace, $depositSummary, $depositViews, type DepositView } from './view';
