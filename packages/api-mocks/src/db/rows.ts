import type { WireNumber } from '@sms/domain/contracts';
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
  /** Why a right password still does not sign in (spec §8), or null. */
  readonly barrier: 'ACCOUNT_INACTIVE' | 'TWO_FACTOR_REQUIRED' | null;
}

/** One sign-in. Several may be open for one user. */
export interface SessionRow {
  readonly id: number;
  readonly userId: number;
  /** Proves an access token of this session. */
  readonly secret: string;
  /** Content of the refresh cookie. */
  readonly refreshToken: string;
  /** ms since 1970. */
  readonly refreshExpiresAt: number;
  open: boolean;
}

/** A message that arrives on a number. */
export interface Sms {
  readonly code: string;
  readonly text: string;
  /** Whether the code comes alone and the text only once the full-sms call has asked for it. */
  readonly textFollows: boolean;
}

/** A message the provider will deliver, in ms after the purchase. */
export interface Delivery {
  readonly afterMs: number;
  readonly sms: Sms;
}

/** A bought number. Moments in ms since 1970. */
export interface NumberRow {
  readonly id: number;
  readonly userId: number;
  readonly activationId: string;
  readonly phoneNumber: string;
  readonly country: string;
  readonly service: string;
  /** As charged. */
  readonly price: Micros;
  readonly purchasedAt: number;
  readonly expiresAt: number;
  status: WireNumber['status'];
  /** The newest message. */
  sms: Sms | null;
  receivedAt: number | null;
  /** What the provider will deliver; the user does not know it yet. */
  readonly deliveries: readonly Delivery[];
  /** A message that the provider turns out to hold when the user cancels: the cancel then fails. */
  readonly smsOnCancel: Sms | null;
}

/** One movement of money. The balance of a user is the sum of the entries. */
export interface LedgerRow {
  readonly id: number;
  readonly userId: number;
  readonly kind: 'deposit' | 'purchase' | 'refund';
  /** Negative when money left the account. */
  readonly amount: Micros;
  readonly numberId: number | null;
  /** ms since 1970. */
  readonly at: number;
}
