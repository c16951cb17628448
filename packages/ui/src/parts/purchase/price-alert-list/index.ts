export { PriceAlertList, type PriceAlertItem, type PriceAlertListProps } from './price-alert-list';
