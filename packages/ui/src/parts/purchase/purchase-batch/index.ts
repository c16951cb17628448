export { PurchaseBatch, type BatchProgress, type PurchaseBatchProps } from './purchase-batch';
