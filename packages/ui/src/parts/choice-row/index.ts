export * from './choice-row';
export { walkChoices } from './walk-choices';
