import type { WireDeposit } from '@sms/domain/contracts';
import { checkoutLink } from '../../checkout/link';
import { isoOf, isoOrNull } from '../../db/clock';
import { formatNaira, formatUsd, nairaOf, usdOf } from '../../db/money';
import type { DepositRow, UserRow } from '../../db/rows';
import type { Site } from '../handler';

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
export const wireDeposit = (site: Site, user: UserRow, deposit: DepositRow): WireDeposit => {
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
