export { WatchedPrices, type WatchedPriceItem, type WatchedPricesProps } from './price-alert-list';
