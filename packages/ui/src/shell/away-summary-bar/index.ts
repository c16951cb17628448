export { AwaySummaryBar, type AwaySummaryBarProps } from './away-summary-bar';
