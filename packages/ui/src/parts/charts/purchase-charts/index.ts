export { SpendingChart, type SpendingChartProps } from './spending-chart';
