/** The names of the window events about payments, without their prefix `payment:` (spec §4). */
export const PAYMENT_EVENTS = ['completed', 'failed', 'cancelled', 'auto_cancelled', 'windowClosed'] as const;

export type PaymentEventName = (typeof PAYMENT_EVENTS)[number];

/** An event about a payment. It is no proof: listeners ask the server. */
export interface PaymentEvent {
  readonly name: PaymentEventName;
  readonly txRef: string;
  /** Why, where it is known, for example 'not_activated'. */
  readonly reason?: string;
}
