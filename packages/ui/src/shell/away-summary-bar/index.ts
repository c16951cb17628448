export { AwaySummaryBar, useSlideIn, type AwaySummaryBarProps } from './away-summary-bar';
