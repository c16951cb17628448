import type { WireNumber } from '@sms/domain/contracts/number';
import type { ResponseFor } from '@sms/domain/contracts/operations';
import type { WireSubscription } from '@sms/domain/contracts/subscriptions-calls';
import type { Micros } from './money';

/** A person with an account. */
export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  /** ms since 1970. */
  lastLoginAt: number | null;
  /** Reason why a right password does not sign in (spec §8), or null. */
  readonly barrier: 'ACCOUNT_INACTIVE' | 'TWO_FACTOR_REQUIRED' | null;
}

/** One sign-in. Several may be open for one user. */
export interface SessionRow {
  readonly id: number;
  readonly userId: number;
  /** Part of every access token of this session, so that none can be forged. */
  readonly secret: string;
  /** Content of the refresh cookie. */
  readonly refreshToken: string;
  /** ms since 1970. */
  readonly refreshExpiresAt: number;
  /**
   * Origin of the dashboard that uses it; null before the first use. The payment provider redirects its
   * payers there.
   */
  dashboard: string | null;
  open: boolean;
}

/** A message that arrives on a number. */
export interface Sms {
  readonly code: string;
  readonly text: string;
  /** True when only the code is shown, until the full-sms call has requested the text. */
  readonly textFollows: boolean;
}

/** A message the provider will deliver, in ms after the purchase. */
export interface Delivery {
  readonly afterMs: number;
  readonly sms: Sms;
}

/** A purchase request. */
export interface Order {
  readonly service: string;
  readonly country: string;
  readonly operator?: string | undefined;
  /** USD; compared with the user's price. */
  readonly maxPrice?: number | undefined;
}

/**
 * What the API sends of something, without what depends on the call or is named otherwise here.
 * `Changing`: the fields that are written after it is stored.
 */
type Stored<Sent, Left extends keyof Sent, Changing extends keyof Sent> = Omit<Sent, Left | Changing> & {
  -readonly [K in Changing]: Sent[K];
};

type NumberChanges = 'status' | 'sms_text' | 'expiry_date';

/** A bought number as the API sends it, with what its user does not see. */
export interface NumberRow extends Stored<WireNumber, 'user_id' | 'timeRemaining', NumberChanges> {
  readonly userId: number;
  /** The newest message, of which `sms_text` may still be missing. */
  sms: Sms | null;
  /** Future SMS of the provider. */
  readonly deliveries: readonly Delivery[];
  /** An SMS that the provider has when the user cancels: the cancellation then fails. */
  readonly smsOnCancel: Sms | null;
  /** A further SMS that the provider keeps until the number's status is requested. Default: none */
  undeliveredSms?: Sms | null;
  /** True when the provider refuses to cancel it. Default: false. */
  readonly cancelRefused?: boolean;
  /** The last successful cancel, ms since 1970. Default: none. */
  cancelledAt?: number;
}

/** What a list of active numbers remembers of a waiting one. */
export type ListedRow = Pick<NumberRow, 'id' | 'expiry_date'>;

/** The payment provider's status of a payment session. */
export type ProviderStatus =
  /** No payment attempt yet. */
  | 'untouched'
  /** The payer's bank is still working on it. */
  | 'processing'
  | 'successful'
  | 'failed';

type DepositState = ResponseFor<'paymentStatus'>['data'];

/** A payment session as the API sends it, with what users do not see. */
export interface DepositRow extends Stored<
  DepositState,
  'expires_at' | 'payment_link' | 'is_expired',
  'status' | 'paid_at'
> {
  readonly id: number;
  readonly userId: number;
  /** Identifies the session in the address of the provider's checkout page. */
  readonly token: string;
  /** The provider's id and reference of the payment, shown after the first payment attempt. */
  readonly flw_tx_id: number;
  readonly flw_ref: string;
  readonly expires_at: string;
  /** Status at the provider; the company gets it by asking or by a notice. */
  providerStatus: ProviderStatus;
}

/** A number rented for several days, as the API sends it: the owner and the days left are added there. */
export interface SubscriptionRow extends Stored<WireSubscription, 'user_id' | 'daysRemaining', 'status'> {
  readonly userId: number;
}

/** The cached response about a user's recent activity. */
export interface ActivityRow {
  readonly userId: number;
  /** ms since 1970. */
  madeAt: number;
  answer: readonly object[];
}

/** One movement of money. The balance of a user is the sum of the entries. */
export interface LedgerRow {
  readonly userId: number;
  readonly kind: 'deposit' | 'purchase' | 'refund' | 'subscription';
  /** Negative when money left the account. */
  readonly amount: Micros;
  /** Id of the deposit, number or subscription. */
  readonly subjectId: number;
  /** ms since 1970. */
  readonly at: number;
}

/** The stored response to a call with an idempotency key. */
export interface StoredResponseRow {
  readonly userId: number;
  /** Method, address and key. */
  readonly call: string;
  readonly response: unknown;
}
