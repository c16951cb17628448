export { $choiceRecords } from './choice-records';
export { outcomesNeeded } from './outcomes';
