export { DEPOSIT_STATE, type DepositState } from './deposit-state';
export { DepositList, type DepositListProps } from './deposit-list';
export type { DepositActions, DepositItem } from './deposit-row';
