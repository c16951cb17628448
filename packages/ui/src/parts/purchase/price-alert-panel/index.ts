export { PriceAlertPanel, type PriceAlertPanelProps } from './price-alert-panel';
