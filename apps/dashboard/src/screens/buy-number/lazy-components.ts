/**
 * What the wizard shows once its first step is done, in one chunk: small ones compress badly, and every page would list each of them
 * (decision 0012).
 */
export { default as ChoiceNotesScreen } from './server-restrictions-screen';
export { default as PurchaseAftermath } from './failure-follow-up';
export { default as PurchaseBatchScreen } from './purchase-batch-screen';
export { PriceWatchScreen, WatchedPricesScreen } from './price-alerts-screen';
