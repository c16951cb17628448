/**
 * What the wizard shows once its last step is open, or for those who watch prices, in one chunk: small ones compress badly, and every page would list each of them
 * (docs/decisions/0012).
 */
export { default as PurchaseAftermath } from './purchase-aftermath';
export { default as PurchaseBatchScreen } from './purchase-batch-screen';
export { PriceWatchScreen, WatchedPricesScreen } from './watched-prices-screen';
