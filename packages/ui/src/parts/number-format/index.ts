export { NumberFormatSelect, type NumberFormat, type NumberFormatSelectProps } from './number-format-select';
