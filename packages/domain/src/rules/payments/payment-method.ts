import { paymentTypes } from '../../contracts';

/** A way to pay (spec §5). */
export type PaymentMethod = (typeof paymentTypes)[number];

/** What the user reads for each way to pay. */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  bank: 'Bank Transfer',
  ussd: 'USSD',
  mobile: 'Mobile Money',
};

/** Whether a text is one of the four ways to pay. */
export const isPaymentMethod = (type: string): type is PaymentMethod =>
  paymentTypes.some((known) => known === type);

/** The label of a way to pay; an unknown one reads as it was sent. */
export const paymentMethodLabel = (type: string): string =>
  isPaymentMethod(type) ? PAYMENT_METHOD_LABELS[type] : type;
