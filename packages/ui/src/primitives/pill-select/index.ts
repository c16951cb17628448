export { pillClasses } from './pill-classes';
export { PillSelect, type PillSelectProps } from './pill-select';
