import { paymentTypes } from '../contracts/deposit';

/** A payment method (spec §5). */
export type PaymentMethod = (typeof paymentTypes)[number];

export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  bank: 'Bank Transfer',
  ussd: 'USSD',
  mobile: 'Mobile Money',
};

/** True for one of the four payment methods. */
const isPaymentMethod = (type: string): type is PaymentMethod => paymentTypes.some((known) => known === type);

/** The label of a payment method; an unknown one reads as it was sent. */
export const paymentMethodLabel = (type: string): string =>
  isPaymentMethod(type) ? PAYMENT_METHOD_LABELS[type] : type;
