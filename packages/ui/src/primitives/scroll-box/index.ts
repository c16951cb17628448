export { ScrollBox, type ScrollBoxProps } from './scroll-box';
