export { Tooltip, type TooltipProps } from './tooltip';
export { useDescribedBy } from './described-by';
