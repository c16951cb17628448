export { PaymentReturnPage, type PaymentReturnPageProps } from './payment-return-page';
