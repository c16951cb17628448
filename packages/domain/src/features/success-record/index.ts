export { $choiceRecords } from '../purchase/extras/success-rate-labels';
export { outcomesNeeded } from '../purchase/extras/success-rates';
