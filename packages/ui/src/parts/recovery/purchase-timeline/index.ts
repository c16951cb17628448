export { PurchaseTimeline, type PurchaseTimelineProps } from './purchase-timeline';
