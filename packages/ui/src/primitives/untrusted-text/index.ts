export { capCharacters } from './cap-characters';
export { UntrustedText, type UntrustedTextProps } from './untrusted-text';
