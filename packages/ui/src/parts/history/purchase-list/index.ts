export type { PurchaseColumn, PurchaseCopy, PurchaseItem } from './purchase-item';
export { PurchaseList, type PurchaseListProps } from './purchase-list';
