export { DepositButtons, hasDepositButtons, type DepositButtonsProps } from './deposit-buttons';
export { DEPOSIT_STATE, type DepositDisplayState } from './deposit-state';
export { DepositList, type DepositListProps } from './deposit-list';
export type { DepositActions, DepositItem, DepositStateActions } from './deposit-item';
