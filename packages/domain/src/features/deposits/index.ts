export { $verifyingCount, type DepositBusyness } from './busy';
export { cancelPaymentClicked } from './cancel';
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
} from './payment-events';
export { $knownRefs, $pendingCount, $pendingRefs, depositOpened, pendingLeft } from './pending';
export { $depositFilters, depositFiltersChanged, depositsPageChosen, type DepositFilters } from './query';
export { $depositSteps, type DepositStepView } from './steps';
export {
  returnVerificationConcluded,
  returnVerificationRequested,
  STILL_PROCESSING,
  verifyClicked,
} from './verify';
export { $depositsPlace, $depositSummary, $depositViews, type DepositView } from './view';
