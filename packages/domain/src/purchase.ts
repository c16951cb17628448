/** The wizard, the purchase and its outcome, subscriptions. */
export { $isBatchActive } from './purchase/batch/batch-reducer';
export * from './purchase/batch/batch-view';
export * from './purchase/batch/batch';
export * from './purchase/out-of-stock/alternatives';
export * from './purchase/pricing/price-view';
export {
  $maxPriceError,
  $maxPriceText,
  $purchaseBlockedBy,
  $purchaseButtonBlockedBy,
  maxPriceChanged,
} from './purchase/pricing/price';
export * from './purchase/pricing/selected-price';
export * from './purchase/submit/duplicate-purchase';
export * from './purchase/submit/price-change';
export {
  checkAgainClicked,
  mayHaveCharged,
  purchaseAbandonClicked,
  purchaseSent,
  purchaseSucceeded,
} from './purchase/submit/purchase-attempt';
export * from './purchase/submit/purchase-error';
export * from './purchase/submit/purchase-timeline';
export { $rateLimit } from './purchase/submit/rate-limit';
export * from './purchase/submit/submit-purchase';
export * from './purchase/subscriptions/place-subscription';
export {
  subscriptionAbandonClicked,
  subscriptionCheckAgainClicked,
} from './purchase/subscriptions/subscription-attempt';
export * from './purchase/subscriptions/subscription-list';
export * from './purchase/wizard/deep-link';
export * from './purchase/wizard/first-search';
export * from './purchase/wizard/wizard-buttons';
export * from './purchase/wizard/recent-purchases';
export * from './purchase/wizard/server-restrictions';
export { wizardScreen } from './purchase/wizard/wizard-screen';
