export { createMoneyAttempt, type MoneyAttempt } from './money-attempt';
