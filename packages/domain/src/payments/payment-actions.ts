import type { ApiError } from '../api/errors/api-error';
import type { Deposit } from '../contracts/deposit';
import type { ResultFor } from '../contracts/operations';
import type { PaymentEvent } from '../lib/payment-event';
import type { CheckoutWindow } from '../lib/ports';
import type { ToastRequest } from '../lib/toasts/toasts';
import type { PaymentReport } from './payment-outcomes';
import type { ListedDeposits } from './payment-state';

interface OfPayment {
  readonly txRef: string;
}

/** A payment that can be made at this address, checked by `readCheckoutLink`. */
interface Payable extends OfPayment {
  readonly href: string;
}

export interface PaymentCall extends OfPayment {
  readonly call: 'status' | 'verify' | 'cancel';
}

/** What happens to payments. */
export type PaymentAction =
  /**
   * 'Proceed to Payment': the popup is opened within the click. Later, the browser would block it as
   * unwanted.
   */
  | { readonly kind: 'deposit-submitted' }
  /** `popup`: null where blocked. */
  | { readonly kind: 'empty-popup-opened'; readonly popup: CheckoutWindow | null }
  /** No payment follows, or none soon. */
  | { readonly kind: 'empty-popup-unneeded' }
  /** The server opened a payment session. */
  | ({ readonly kind: 'created'; readonly paymentLink: string | null } & OfPayment)
  /** 'Reopen Checkout'. `now`: server time, ms since 1970. */
  | ({ readonly kind: 'reopen-clicked'; readonly now: number } & OfPayment)
  /** `popup`: null where blocked, also at once after it opened. */
  | ({ readonly kind: 'popup-opened'; readonly popup: CheckoutWindow | null } & Payable)
  | ({ readonly kind: 'popup-closed'; readonly popup: CheckoutWindow } & OfPayment)
  /** 'Verify', and 'Cancel' or 'Remove'. */
  | ({ readonly kind: 'verify-clicked' | 'cancel-clicked' } & OfPayment)
  /** The provider sent the user back to this page. `status`: of the address, in lower case. */
  | ({ readonly kind: 'callback-opened'; readonly status: string } & OfPayment)
  /** The provider sent the user back to a popup, which has asked the server. */
  | { readonly kind: 'callback-reported'; readonly report: PaymentReport }
  | ({ readonly kind: 'status-read'; readonly deposit: Deposit } & OfPayment)
  | ({ readonly kind: 'verified'; readonly result: ResultFor<'verifyPayment'> } & OfPayment)
  | ({ readonly kind: 'cancelled' } & OfPayment)
  | ({ readonly kind: 'call-failed'; readonly error: ApiError } & PaymentCall)
  /** A script outside the product fired a window event (spec §4). It is no proof. */
  | { readonly kind: 'event-received'; readonly event: PaymentEvent }
  | {
      readonly kind: 'paid-message';
      readonly references: readonly string[];
      readonly settlementAmount: number | null;
    }
  | {
      readonly kind: 'declined-message';
      readonly references: readonly string[];
      readonly reason: string | null;
    }
  | ({ readonly kind: 'verification-announced' } & OfPayment)
  | ({ readonly kind: 'verification-ended'; readonly success: boolean } & OfPayment)
  | ({ readonly kind: 'verification-timed-out'; readonly announced: object } & OfPayment)
  | ({ readonly kind: 'listed' } & ListedDeposits)
  /** A payment was created, or its callback handled, a moment ago. */
  | { readonly kind: 'refresh-due' }
  /** The user is back at this page. */
  | { readonly kind: 'page-focused' };

/** What is to be done outside after an action. */
export type PaymentCommand =
  | { readonly kind: 'show'; readonly toast: ToastRequest }
  /** Removes a toast that is outdated. */
  | { readonly kind: 'dismiss'; readonly toast: ToastRequest }
  | ({ readonly kind: 'call' } & PaymentCall)
  /** Opens an empty popup, within the user's click: for the next payment, or for this one. */
  | { readonly kind: 'open-empty-popup' }
  | ({ readonly kind: 'open-popup' } & Payable)
  /** Leads the popup to the payment, and watches it: a window on another site sends no events. */
  | ({ readonly kind: 'start-checkout'; readonly popup: CheckoutWindow } & Payable)
  | { readonly kind: 'close-popup'; readonly popup: CheckoutWindow }
  | { readonly kind: 'redirect'; readonly href: string }
  /** An echo for scripts outside the product (spec §4). */
  | { readonly kind: 'dispatch'; readonly event: PaymentEvent }
  | { readonly kind: 'later'; readonly afterMs: number; readonly action: PaymentAction }
  /** The list changed here: a response to a call in flight lacks the change. */
  | { readonly kind: 'drop-lists' }
  | { readonly kind: 'reload-balance' | 'reload-deposits' }
  /** Reads the deposits at once. */
  | { readonly kind: 'read-deposits' }
  /** The provider's callback has its outcome. */
  | { readonly kind: 'callback-handled' };
