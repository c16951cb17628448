/**
 * What the last step shows once it is open, in one chunk: small ones compress badly, and every page would list each of them
 * (docs/decisions/0012).
 */
export { default as PurchaseAftermath } from './purchase-aftermath';
export { default as PurchaseBatchScreen } from './purchase-batch-screen';
