export { pillClasses } from './pill-classes';
export { PillSelect, type PillSelectProps } from './pill-select';
export { Select, type SelectOption, type SelectProps } from './select';
