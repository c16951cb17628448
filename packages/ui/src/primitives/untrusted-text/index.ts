export { capCharacters } from './cap-characters';
export { ForeignText, type ForeignTextProps } from './untrusted-text';
