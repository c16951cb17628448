export { CatchUp, type CatchUpProps } from './catch-up';
