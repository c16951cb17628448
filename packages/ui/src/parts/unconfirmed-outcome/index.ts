export { UnconfirmedOutcome, type UnconfirmedOutcomeProps } from './unconfirmed-outcome';
