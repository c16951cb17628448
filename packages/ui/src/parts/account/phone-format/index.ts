export { NumberFormatSelect, type NumberFormat, type NumberFormatSelectProps } from './phone-format-select';
