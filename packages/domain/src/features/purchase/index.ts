export { checkAgainClicked, purchaseGiveUpClicked, purchaseRestoreRequested } from './submit/attempt';
export { batchClicked, batchDismissed, batchStopClicked } from './batch/batch';
export { $purchaseBatch, type PurchaseBatchView } from './batch/batch-view';
export { boughtElsewhere } from './recovery/external-purchase';
export {
  $purchaseLadder,
  higherMaximumClicked,
  otherCountryClicked,
  purchaseLadderToggled,
  type PurchaseLadder,
} from './recovery/alternatives';
export { $outOfNumbers } from './recovery/out-of-stock';
export { numberBought } from './submit/outcome';
export {
  $maxPriceError,
  $maxPriceText,
  $price,
  $purchaseBlockedBy,
  $purchaseButtonBlockedBy,
  maxPriceChanged,
  type PurchaseBlock,
} from './pricing/price';
export { linkFollowed } from './wizard/deep-link';
export { $recentPurchases, type RecentPurchase } from './extras/recent-purchases';
export { anyOperatorClicked, purchaseAgainClicked, purchaseClicked } from './submit/submit-purchase';
export { wizardScreenToggled } from './wizard/wizard-screen';
export {
  $purchaseError,
  expirePurchaseErrorLaterFx,
  purchaseErrorDismissed,
  type PurchaseErrorMessage,
} from './submit/purchase-error';
export { $isRateLimited, $rateLimit, type RateLimitCause, type RateLimitWait } from './submit/rate-limit';
export { $stockWatch, stockWatchToggled } from './recovery/stock-alert';
export { $purchaseTimeline, type PurchaseStepView } from './recovery/purchase-timeline';
export { $twinPurchase, secondNumberCancelClicked, type TwinPurchaseView } from './recovery/duplicate-purchase-view';
export { $hasTwins, twinsDismissed } from './recovery/duplicate-purchase';
export {
  $affordability,
  $balanceView,
  $priceView,
  $selectionNames,
  $unconfirmedPurchase,
  type AffordabilityView,
  type BalanceView,
  type PriceView,
} from './pricing/price-view';
export {
  $isWizardHeld,
  wizardBackClicked,
  wizardRefreshClicked,
  wizardResetClicked,
  wizardStepClicked,
} from './wizard/wizard-buttons';
