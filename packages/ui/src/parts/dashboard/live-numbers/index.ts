export { LiveNumbers, type LiveNumber, type LiveNumbersProps } from './live-numbers';
