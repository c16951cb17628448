export { codeCopyClicked } from './copied-code';
