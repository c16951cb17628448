export { LateTwinPurchase } from './late-twin-purchase';
export type { SecondCancel, TwinPurchaseProps } from './twin-purchase';
