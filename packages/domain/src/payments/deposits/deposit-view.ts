import type { ResultFor } from '../../contracts/operations';
import type { Deposit } from '../../contracts/deposit';
import { formatCount } from '../../lib/format/count';
import { formatCountdown } from '../../lib/format/countdown';
import { formatDateTime } from '../../lib/format/date-time';
import { listedMoment, localDay } from '../../lib/format/local-day';
import { formatNaira, formatRate, formatUsd } from '../../lib/format/money';
import { formatPaymentSuccess } from '../../lib/format/percent';
import { SHORT_DECIMALS } from '../../limits/spec';
import { depositState } from '../deposit-state';
import { paymentMethodLabel } from '../payment-method';
import { activityOf, paymentOf, pendingCount, type Payments } from '../payment-state';

type DepositsPage = ResultFor<'deposits'>;

const moment = (ms: number | null): string | undefined => (ms === null ? undefined : formatDateTime(ms));

// The server's own text is only used where it sent no number: amounts formatted here agree in their decimals.
const amount = (value: number | null, own: (value: number | null) => string, sent: string | null): string =>
  value === null ? (sent ?? own(null)) : own(value);

/** A deposit as what is known of its payment has it. */
const newest = (listed: Deposit, payments: Payments): Deposit =>
  paymentOf(payments, listed.txRef).deposit ?? listed;

/** The deposits on screen; undefined until they are known. `now`: server time, ms since 1970. */
export const depositViews = (page: DepositsPage | null, payments: Payments, now: number) =>
  page?.deposits.map((listed) => {
    const deposit = newest(listed, payments);
    return {
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
      busy: activityOf(paymentOf(payments, deposit.txRef)) ?? undefined,
    };
  });

/** The list; null while it is unknown, or lacks the first payment of all, which was just created. */
export const knownDeposits = (page: DepositsPage | null, payments: Payments, isFiltered: boolean) =>
  page?.deposits.length === 0 && !isFiltered && pendingCount(payments) > 0 ? null : page;

/** Position in the list, also as text: 'Page 2 of 3 (53 total)'; null or undefined until it is known. */
export const depositsPosition = (listed: DepositsPage | null) => {
  const place = listed?.pagination;
  if (place == null) return place;
  const { page, total } = place;
  const totalPages = Math.max(1, place.totalPages);
  const text = `Page ${formatCount(page)} of ${formatCount(totalPages)} (${formatCount(total)} total)`;
  return { page, totalPages, total, text };
};

/**
 * Time until the session of a pending payment expires, as mm:ss; null without a session, or while its end is
 * unknown.
 */
export const depositCountdown = (deposit: Deposit | null, now: number): string | null =>
  deposit === null || deposit.expiresAt === null || depositState(deposit, now) !== 'pending'
    ? null
    : formatCountdown(deposit.expiresAt - now);

/** The figures of the account beside its balance (spec §2). */
export const depositSummary = (totals: ResultFor<'balance'> | null) => ({
  /** USD, 2 decimals. */
  totalDeposited: formatUsd(totals?.totalDeposited ?? null, SHORT_DECIMALS),
  /** USD, 2 decimals. */
  pendingAmount: formatUsd(totals?.pendingAmount ?? null, SHORT_DECIMALS),
  /** Whole percent. */
  successRate: totals === null ? '—' : formatPaymentSuccess(totals),
});
