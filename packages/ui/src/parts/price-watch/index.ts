export { PriceWatch, type PriceWatchProps } from './price-watch';
