export { LastMinutes, type LastMinutesPlace } from './last-minutes';
export { NumberCard, type NumberCardProps } from './number-card';
export type { CancelState, CompleteState } from './number-actions';
export { NUMBER_STATUS, type NumberDisplayStatus } from './number-status';
