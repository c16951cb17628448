export { NumberOnTop, type NumberOnTopProps } from './number-on-top';
