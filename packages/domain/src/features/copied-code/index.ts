export { codeCopyTold } from './copied-code';
