import type { Deposit } from '../contracts/deposit';
import type { PaymentEventName } from '../lib/payment-event';
import type { CheckoutWindow } from '../lib/ports';
import { readDepositStatus } from './deposit-state';
import type { PaymentReport } from './payment-outcomes';

/** An outcome of a payment comes as a message and as the response to a call, in any order. */
export type OutcomeSource = 'message' | 'response';

/** One payment, from its creation to its end, as this page knows it. */
export interface Payment {
  /**
   * Its row in the newest list that has it; null before. Reads CANCELLED from the cancel to the next list
   * (spec §4).
   */
  readonly deposit: Deposit | null;
  /** True while it counts as pending: created here or listed so, and no news of its end since. */
  readonly isPending: boolean;
  /** The popup it is made in, while that is watched: one at a time. */
  readonly popup: CheckoutWindow | null;
  /**
   * The provider's callback: the status in its address, and what came of it; null while the server is asked.
   */
  readonly callback: { readonly status: string; readonly report: PaymentReport | null } | null;
  /** The call of this page about it: one at a time. */
  readonly call: 'verifying' | 'cancelling' | null;
  /**
   * A verification that the server announced, until its end. Compared by identity: a later one has its own
   * limit.
   */
  readonly announced: object | null;
  /** Outcomes that the user was told, and from which source: the first counts. */
  readonly reported: ReadonlyMap<PaymentEventName, OutcomeSource>;
}

/** Everything known of the user's payments. */
export interface Payments {
  /** By tx_ref, and by what else a message calls a payment. */
  readonly byRef: ReadonlyMap<string, Payment>;
  /** tx_refs of the newest page and of those created since; null before that page was read. */
  readonly newest: readonly string[] | null;
  /**
   * The popup that a click opened for the next payment, still empty: null where it was blocked; undefined
   * without one.
   */
  readonly emptyPopup: CheckoutWindow | null | undefined;
}

/** Nothing is known yet. */
export const NO_PAYMENTS: Payments = { byRef: new Map(), newest: null, emptyPopup: undefined };

const UNKNOWN: Payment = {
  deposit: null,
  isPending: false,
  popup: null,
  callback: null,
  call: null,
  announced: null,
  reported: new Map(),
};

export const paymentOf = ({ byRef }: Payments, txRef: string): Payment => byRef.get(txRef) ?? UNKNOWN;

/** Activity of a payment: the call of this page, or the verification announced by the server. */
export const activityOf = ({ call, announced }: Payment): 'verifying' | 'cancelling' | null =>
  call ?? (announced === null ? null : 'verifying');

const count = ({ byRef }: Payments, isCounted: (payment: Payment) => boolean): number =>
  [...byRef.values()].filter(isCounted).length;

/**
 * Number of pending payments, expired ones included until the server settles them: the badge of the header
 * (spec §2).
 */
export const pendingCount = (payments: Payments): number => count(payments, ({ isPending }) => isPending);

/** Number of payments being verified (spec §2, live banner). */
export const verifyingCount = (payments: Payments): number =>
  count(payments, (payment) => activityOf(payment) === 'verifying');

/** What came of the callback that opened this page; null until it is known. */
export const callbackReport = ({ byRef }: Payments): PaymentReport | null =>
  [...byRef.values()].find(({ callback }) => callback?.report)?.callback?.report ?? null;

export const withPayment = (payments: Payments, txRef: string, change: Partial<Payment>): Payments => ({
  ...payments,
  byRef: new Map([...payments.byRef, [txRef, { ...paymentOf(payments, txRef), ...change }]]),
});

/**
 * Payments in which these are no longer pending, or are treated so until the next list: nobody waits for
 * their popups.
 */
export const withoutPending = (payments: Payments, txRefs: readonly string[]): Payments =>
  txRefs
    .filter((txRef) => payments.byRef.has(txRef))
    .reduce((all, txRef) => withPayment(all, txRef, { isPending: false, popup: null }), payments);

export interface ListedDeposits {
  readonly deposits: readonly Deposit[];
  /**
   * True for the newest page without a filter: it alone decides which payments are pending; others correct
   * their own.
   */
  readonly isNewest: boolean;
}

export const withList = (payments: Payments, { deposits, isNewest }: ListedDeposits): Payments => {
  const others = [...payments.byRef].map(
    ([txRef, payment]) => [txRef, isNewest ? { ...payment, isPending: false } : payment] as const,
  );
  const listed = deposits.map((deposit) => {
    const isPending = readDepositStatus(deposit.status) === 'pending';
    return [deposit.txRef, { ...paymentOf(payments, deposit.txRef), deposit, isPending }] as const;
  });
  return {
    ...payments,
    byRef: new Map([...others, ...listed]),
    newest: isNewest ? deposits.map(({ txRef }) => txRef) : payments.newest,
  };
};

/** True if a list shows a settled payment that neither a message nor a response has announced. */
export const hasSettledSilently = (payments: Payments, { deposits }: ListedDeposits): boolean =>
  deposits.some(({ txRef, status }) => {
    const { deposit, isPending, reported } = paymentOf(payments, txRef);
    const wasOpen = deposit === null ? isPending : readDepositStatus(deposit.status) !== 'completed';
    return wasOpen && readDepositStatus(status) === 'completed' && !reported.has('completed');
  });
