export * from './favourite-button';
export { useMoved } from './use-moved';
