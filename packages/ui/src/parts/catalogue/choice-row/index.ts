export * from './choice-row';
export { arrowKeyNavigation } from './arrow-key-navigation';
