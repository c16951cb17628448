export { UnconfirmedOutcome, type OutcomeState, type UnconfirmedOutcomeProps } from './unconfirmed-outcome';
