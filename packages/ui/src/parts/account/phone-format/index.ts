export {
  PhoneFormatSelect,
  type PhoneFormatOption,
  type PhoneFormatSelectProps,
} from './phone-format-select';
