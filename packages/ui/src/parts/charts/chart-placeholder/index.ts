export { ChartPlaceholder } from './chart-placeholder';
export { CHART_SIZE } from './chart-size';
