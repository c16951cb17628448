export { SupportText, type SupportTextProps } from './support-text';
