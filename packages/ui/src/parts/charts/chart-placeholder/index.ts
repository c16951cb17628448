export { CHART_SIZE, ChartPlaceholder } from './chart-placeholder';
