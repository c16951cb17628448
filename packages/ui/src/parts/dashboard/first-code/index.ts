export { FirstCode, type FirstCodeProps } from './first-code';
