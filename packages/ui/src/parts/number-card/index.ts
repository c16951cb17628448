export { NumberCard, type NumberCardProps } from './number-card';
export type { CancelState, CompleteState } from './number-actions';
export type { FullMessageState } from './message-body';
export { NUMBER_STATUS, type NumberStatus } from './number-status';
