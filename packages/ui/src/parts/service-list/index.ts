export * from './service-list';
export type { ServiceOption } from './service-rows';
