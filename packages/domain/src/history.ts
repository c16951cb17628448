/** Purchases of the past, their charts and export, and the dashboard. */
export * from './history/charts/history-charts';
export * from './history/dashboard/dashboard-data';
export * from './history/dashboard/dashboard-view';
export * from './history/dashboard/live-numbers';
export * from './history/dashboard/recent-spending';
export * from './history/export/export-all';
export * from './history/export/export-page';
export * from './history/list/history-address';
export * from './history/list/history-list';
export { readHistoryQuery } from './history/list/history-query';
export * from './history/list/paged-reader';
export * from './history/list/purchase-view';
export * from './history/retry';
