export { DepositDetails, type DepositDetailsProps } from './deposit-details';
export type { DepositStage, DepositStep } from './deposit-timeline';
