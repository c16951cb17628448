export * from './choice-row';
export { walkChoices } from './arrow-key-navigation';
