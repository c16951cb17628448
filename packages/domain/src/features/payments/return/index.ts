export { $returnOutcome, returnCheckRequested, returnedFromProvider, returnReported } from './provider-callback';
