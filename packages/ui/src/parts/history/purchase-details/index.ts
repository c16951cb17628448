export { PurchaseDetails, type PurchaseDetailsProps } from './purchase-details';
