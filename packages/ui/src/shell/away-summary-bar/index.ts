export { CatchUp, type CatchUpProps } from './away-summary-bar';
