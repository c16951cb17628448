export * from './service-list';
export type { ServiceListItem } from './service-rows';
