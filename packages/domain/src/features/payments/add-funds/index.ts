export { depositCheckAgainClicked, depositGiveUpClicked, depositRestoreRequested } from './attempt';
export {
  $depositAmountError,
  $depositAmountText,
  $isAddFundsOpen,
  $paymentMethod,
  addFundsClosed,
  addFundsOpened,
  depositAmountChanged,
  paymentMethodChosen,
} from './form';
export { $addFundsError } from './outcome';
export { quoteRetryClicked } from './amount/quote';
export { $canSubmitDeposit, addFundsAgainSubmitted, addFundsSubmitted } from './submit';
export { $interruptedPurchase, topUpStarted, wayBackClosed } from './resume-purchase';
export { $depositProgress, $marketRateText, $quickDeposits, $quoteView, type QuoteView } from './view';
