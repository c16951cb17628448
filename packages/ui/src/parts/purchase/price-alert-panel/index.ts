export { PriceWatch, type PriceWatchProps } from './price-alert-panel';
