export { ArrivedCode, type ArrivedCodeProps } from './arrived-code';
