export { checkAgainClicked, purchaseGiveUpClicked, purchaseRestoreRequested } from './attempt';
export { batchClicked, batchDismissed, batchStopClicked } from './batch';
export { $purchaseBatch, type PurchaseBatchView } from './batch-view';
export { boughtElsewhere } from './bought-elsewhere';
export {
  $purchaseLadder,
  higherMaximumClicked,
  otherCountryClicked,
  purchaseLadderToggled,
  type PurchaseLadder,
} from './ladder';
export { $outOfNumbers } from './no-numbers';
export { numberBought } from './outcome';
export {
  $maxPriceError,
  $maxPriceText,
  $price,
  $purchaseBlockedBy,
  $purchaseButtonBlockedBy,
  maxPriceChanged,
  type PurchaseBlock,
} from './price';
export { linkFollowed } from './link';
export { $recentPurchases, type RecentPurchase } from './recent';
export { anyOperatorClicked, purchaseAgainClicked, purchaseClicked } from './purchase-click';
export { wizardScreenToggled } from './screen';
export {
  $purchaseError,
  expirePurchaseErrorLaterFx,
  purchaseErrorDismissed,
  type PurchaseErrorMessage,
} from './purchase-message';
export { $isRateLimited, $rateLimit, type RateLimitCause, type RateLimitWait } from './rate-limit';
export { $stockWatch, stockWatchToggled } from './stock-watch';
export { $purchaseTimeline, type PurchaseStepView } from './timeline';
export { $twinPurchase, secondNumberCancelClicked, type TwinPurchaseView } from './twin-view';
export { $hasTwins, twinsDismissed } from './twins';
export {
  $affordability,
  $balanceView,
  $priceView,
  $selectionNames,
  $unconfirmedPurchase,
  type AffordabilityView,
  type BalanceView,
  type PriceView,
} from './view';
export {
  $isWizardHeld,
  wizardBackClicked,
  wizardRefreshClicked,
  wizardResetClicked,
  wizardStepClicked,
} from './wizard-buttons';
