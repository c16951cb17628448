export {
  NumbersWithoutCode,
  type NumbersWithoutCodeChoice,
  type NumbersWithoutCodeProps,
} from './numbers-without-code';
