export { $returnOutcome, returnCheckRequested, returnedFromProvider, returnReported } from './payment-return';
