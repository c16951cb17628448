export { DepositDetails, type DepositDetailsProps } from './deposit-details';
