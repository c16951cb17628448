/** The code of the steps after the first, without the service, loaded when a country is chosen. */
export { OperatorList } from '../../parts/catalogue/operator-list';
export { default as ConfirmStep } from './confirm-step';
export { Receipt } from './receipt';
export { SelectionSummary } from '../../parts/purchase/selection-summary';
export { RateLimitBanner } from '../../parts/recovery/rate-limit-banner';
