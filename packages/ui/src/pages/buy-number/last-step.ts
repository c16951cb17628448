/** The code of the last step, loaded when a purchase is under way. */
export { default as ConfirmStep } from './confirm-step';
export { Receipt } from './receipt';
