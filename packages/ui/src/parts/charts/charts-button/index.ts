export { ChartsButton, type ChartsButtonProps } from './charts-button';
