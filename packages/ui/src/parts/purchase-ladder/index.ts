export { PurchaseLadder, type PurchaseLadderProps, type StockWatch } from './purchase-ladder';
