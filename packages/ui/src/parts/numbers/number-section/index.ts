export { NumberSection, NUMBER_GRID, type NumberSectionProps } from './number-section';
