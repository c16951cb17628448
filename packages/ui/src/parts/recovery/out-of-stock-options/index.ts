export {
  OutOfStockOptions,
  StockAlertNote,
  type OutOfStockOptionsProps,
  type StockAlertState,
} from './out-of-stock-options';
