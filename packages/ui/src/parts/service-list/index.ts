export * from './service-list';
export type { Availability, ServiceOption } from './service-rows';
