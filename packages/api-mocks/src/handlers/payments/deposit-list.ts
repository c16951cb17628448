import type { WireDeposit } from '@sms/domain/contracts/deposit';
import type { RequestFor } from '@sms/domain/contracts/operations';
import { checkoutLink } from '../../checkout/link';
import { isoOf, isoOrNull } from '../../db/clock';
import { formatNaira, formatUsd, nairaOf, usdOf } from '../../db/money';
import type { DepositRow, UserRow } from '../../db/rows';
import type { Site, HandlersFor } from '../handler';
import { isRejection, rejectField } from '../../behaviour/rejection';
import { pageOf } from '../pagination';
import { DAY_MS } from '@sms/domain/limits/spec';

/** The share of a payment that the provider keeps. */
const PROVIDER_FEE = 0.007;

/** Amounts as numbers: the format of every response about a single deposit. */
export const depositAmounts = (deposit: DepositRow) => ({
  ngn_amount: nairaOf(deposit.amount),
  usd_equivalent: usdOf(deposit.credit),
  fx_rate: deposit.rate,
  payment_type: deposit.paymentType,
  formatted_ngn: formatNaira(deposit.amount),
  formatted_usd: formatUsd(deposit.credit),
});

/** A deposit in the format of the list: amounts are text, straight from the database. */
const wireDeposit = (site: Site, user: UserRow, deposit: DepositRow): WireDeposit => {
  const attempted = deposit.providerStatus !== 'untouched';
  const naira = nairaOf(deposit.amount);
  return {
    ...depositAmounts(deposit),
    id: deposit.id,
    tx_ref: deposit.txRef,
    flw_tx_id: attempted ? deposit.transactionId : null,
    flw_ref: attempted ? deposit.providerRef : null,
    ngn_amount: naira.toFixed(2),
    usd_equivalent: usdOf(deposit.credit).toFixed(6),
    fx_rate: deposit.rate.toFixed(6),
    status: deposit.status,
    currency: 'NGN',
    customer_email: user.email,
    customer_name: `${user.firstname} ${user.lastname}`,
    customer_phone: null,
    charged_amount: deposit.status === 'PAID_SETTLED' ? (naira * (1 - PROVIDER_FEE)).toFixed(2) : null,
    payment_link: checkoutLink(site.api, deposit),
    created_at: isoOf(deposit.createdAt),
    paid_at: isoOrNull(deposit.paidAt),
    expires_at: isoOf(deposit.expiresAt),
  };
};

type Query = RequestFor<'deposits'>['query'];

/** A plain date means its first moment as a start and its last as an end; a moment means itself. */
const momentsOf = ({ startDate, endDate }: Query) => {
  const from = startDate === undefined ? -Infinity : Date.parse(startDate);
  if (Number.isNaN(from)) return rejectField('startDate', 'Invalid date', startDate);
  if (endDate === undefined) return { from, to: Infinity };
  const end = Date.parse(endDate);
  if (Number.isNaN(end)) return rejectField('endDate', 'Invalid date', endDate);
  return { from, to: endDate.includes('T') ? end : end + DAY_MS - 1 };
};

/** A user's deposits, newest first. */
export const depositListHandlers: HandlersFor<'deposits'> = {
  deposits: ({ world, user, site, query }) => {
    const period = momentsOf(query);
    if (isRejection(period)) return period;
    const found = world.db.deposits
      .of(user.id)
      .filter(
        ({ status, createdAt }) =>
          status === (query.status ?? status) && createdAt >= period.from && createdAt <= period.to,
      );
    const { rows, pagination } = pageOf(found.toReversed(), query);
    const { page, limit, total, totalPages } = pagination;
    return {
      success: true,
      data: {
        deposits: rows.map((deposit) => wireDeposit(site, user, deposit)),
        pagination: {
          page,
          limit,
          total_records: total,
          total_pages: totalPages,
          has_next: page < totalPages,
          has_previous: page > 1,
        },
      },
    };
  },
};
