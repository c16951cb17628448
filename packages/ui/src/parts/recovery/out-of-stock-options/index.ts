export { PurchaseLadder, StockWatchNote, type PurchaseLadderProps, type StockWatch } from './out-of-stock-options';
