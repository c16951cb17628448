export { ChartGrid } from './chart-grid';
export { SpendingChart, type SpendingChartProps } from './spending-chart';
export { SuccessChart, type SuccessChartProps } from './success-chart';
