export { WatchedPrices, type WatchedPriceItem, type WatchedPricesProps } from './watched-prices';
