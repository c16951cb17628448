/** The code of the last two steps, loaded when a purchase is under way. */
export { OperatorList } from '../../parts/catalogue/operator-list';
export { default as ConfirmStep } from './confirm-step';
export { Receipt } from './receipt';
