export { DepositDetails, type DepositDetailsProps } from './deposit-details';
export type { DepositTimelineStepName, DepositTimelineStep } from './deposit-timeline';
