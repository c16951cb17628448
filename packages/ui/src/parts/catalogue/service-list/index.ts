export * from './service-list';
export type { ServiceListItem } from './service-rows';
export { PRICE_LIST_TEXTS } from './price-list-texts';
