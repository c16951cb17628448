/**
 * Parts of the wizard that follow its first look, in one chunk: small ones compress badly, and every page would list
 * each of them (decision 0012).
 */
export { default as ServerRestrictionsScreen } from './server-restrictions-screen';
export { default as FailureFollowUp } from './failure-follow-up';
export { default as PurchaseBatchScreen } from './purchase-batch-screen';
export { PayAndContinue, PaymentProgress } from './pay-and-continue-screen';
export { default as FirstSearchScreen } from './first-search-screen';
