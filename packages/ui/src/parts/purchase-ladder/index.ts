export { PurchaseLadder, StockWatchNote, type PurchaseLadderProps, type StockWatch } from './purchase-ladder';
