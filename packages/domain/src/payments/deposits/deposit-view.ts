import { combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs, serverTimeAt } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/timers';
import { pageVisibilityChanged } from '../../lib/page';
import type { Deposit } from '../../contracts/deposit';
import { SHORT_DECIMALS } from '../../limits/spec';
import { COUNTDOWN_TICK_MS } from '../../limits/tuning';
import { depositState, type DepositState } from '../deposit-state';
import { formatDateTime } from '../../lib/format/date-time';
import { listedMoment, localDay, msToNextDay, type ListedMoment } from '../../lib/format/local-day';
import { formatNaira, formatRate, formatUsd } from '../../lib/format/money';
import { formatPaymentSuccess } from '../../lib/format/percent';
import { paymentMethodLabel } from '../payment-method';
import { $accountTotals, $balanceWide } from '../../account/balance';
import { $depositActivity, type DepositActivity } from '../actions/payment-effects';
import { $depositsPage, transactionsScreen } from '../deposit-list';
import { createInterval } from '../../lib/time/create-poller';
import { formatCountdown } from '../../lib/format/countdown';

/** A deposit for display. Fields missing in the response are undefined. */
export interface DepositView {
  readonly txRef: string;
  readonly state: DepositState;
  /** NGN, 2 decimals. */
  readonly naira: string;
  /** USD, 2 decimals. */
  readonly usd: string;
  /** For example '1 USD = ₦1,535.20'. */
  readonly rate: string | undefined;
  readonly method: string | undefined;
  /** When it was created. */
  readonly when: ListedMoment;
  readonly paidAt: string | undefined;
  readonly expiresAt: string | undefined;
  readonly providerRef: string | undefined;
  readonly busy: DepositActivity | undefined;
}

const expiryReached = createEvent();
const expiryTimerSet = createTimer(expiryReached);

/**
 * Server time that decides which payments have expired and which are of today, ms since 1970: updated with the list,
 * when a payment session expires, and with the day.
 */
export const $depositsReadAt = createStore(0).on(
  serverTimeAt([$depositsPage, expiryReached, pageVisibilityChanged, $serverOffsetMs]),
  (_, now) => now,
);
const nextExpiry = sample({
  clock: [$depositsPage, $depositsReadAt],
  source: { page: $depositsPage, now: $depositsReadAt },
  fn: ({ page, now }) =>
    page === null
      ? Infinity
      : Math.min(
          msToNextDay(now),
          ...page.deposits
            .filter((deposit) => depositState(deposit, now) === 'pending')
            .map(({ expiresAt }) => (expiresAt === null ? Infinity : expiresAt - now)),
        ),
});
sample({ clock: nextExpiry, target: expiryTimerSet });

const moment = (ms: number | null): string | undefined => (ms === null ? undefined : formatDateTime(ms));

// The server's own text is only used where it sent no number: amounts formatted here agree in their decimals.
const amount = (value: number | null, own: (value: number | null) => string, sent: string | null): string =>
  value === null ? (sent ?? own(null)) : own(value);

const viewOf = (deposit: Deposit, now: number, busy: DepositActivity | undefined): DepositView => ({
  txRef: deposit.txRef,
  state: depositState(deposit, now),
  naira: amount(deposit.ngnAmount, formatNaira, deposit.formattedNgn),
  usd: amount(deposit.usdAmount, (usd) => formatUsd(usd, SHORT_DECIMALS), deposit.formattedUsd),
  rate: deposit.rate === null ? undefined : formatRate(deposit.rate),
  method: deposit.paymentType === null ? undefined : paymentMethodLabel(deposit.paymentType),
  when: listedMoment(deposit.createdAt, localDay(now)),
  paidAt: moment(deposit.paidAt),
  expiresAt: moment(deposit.expiresAt),
  providerRef: deposit.providerRef ?? undefined,
  busy,
});

/** The deposits on screen; null until they are known. */
export const $depositViews = combine(
  { page: $depositsPage, now: $depositsReadAt, busy: $depositActivity },
  ({ page, now, busy }): readonly DepositView[] | null =>
    page === null ? null : page.deposits.map((deposit) => viewOf(deposit, now, busy.get(deposit.txRef))),
);

/** Position in the list: page, number of pages and number of deposits. Null until it is known. */
export const $depositsPosition = $depositsPage.map((page) => {
  const place = page?.pagination ?? null;
  return place && { page: place.page, totalPages: Math.max(1, place.totalPages), total: place.total };
});

/** The four cards of the transactions page, as the user sees them (spec §2). */
export const $depositSummary = combine($balanceWide, $accountTotals, (balance, totals) => ({
  /** USD, 4 decimals. */
  balance,
  /** USD, 2 decimals. */
  totalDeposited: formatUsd(totals?.totalDeposited ?? null, SHORT_DECIMALS),
  /** USD, 2 decimals. */
  pendingAmount: formatUsd(totals?.pendingAmount ?? null, SHORT_DECIMALS),
  /** Whole percent. */
  successRate: totals === null ? '—' : formatPaymentSuccess(totals),
}));

/** A countdown is about to be painted. This code is loaded with it and missed earlier events. */
export const depositCountdownShown = createEvent();

const $hasOpenSession = combine(
  transactionsScreen.$isOpen,
  $depositViews,
  (isOpen, deposits) => isOpen && deposits !== null && deposits.some(({ state }) => state === 'pending'),
);
const { tick } = createInterval({ intervalMs: COUNTDOWN_TICK_MS, isOn: $hasOpenSession });

/** The server's time, ms since 1970, each second while a payment session is open on screen; null before the first. */
const $now = createStore<number | null>(null).on(
  serverTimeAt([tick, depositCountdownShown, $depositsPage]),
  (_, now) => now,
);

/** Time until the session of a pending payment expires, as mm:ss by tx_ref; one of unknown expiry is omitted. */
export const $depositCountdowns = combine($depositsPage, $now, (page, now): ReadonlyMap<string, string> => {
  const countdowns = new Map<string, string>();
  if (now === null) return countdowns;
  for (const deposit of page?.deposits ?? []) {
    if (deposit.expiresAt !== null && depositState(deposit, now) === 'pending')
      countdowns.set(deposit.txRef, formatCountdown(deposit.expiresAt - now));
  }
  return countdowns;
});
