import * as v from 'valibot';
import { pathParameter } from './shared/path-parameter';
import { decimal, identifier, instant, name, orNull } from './shared/scalars';
import { isoText, nullableText } from './shared/wire';

/** The statuses of a deposit (spec §4). */
export const depositStatuses = ['PENDING_UNSETTLED', 'PAID_SETTLED', 'FAILED', 'CANCELLED'] as const;

/** The payment methods (spec §5). */
export const paymentTypes = ['card', 'bank', 'ussd', 'mobile'] as const;

/** One of the payment methods. */
export const paymentType = v.picklist(paymentTypes);
/** One of the statuses of a deposit. */
export const depositStatus = v.picklist(depositStatuses);
/** Path parameter of a call about one deposit. */
export const txRefParams = v.object({ txRef: pathParameter });

/** A deposit as the list sends it: amounts are text. */
export const wireDeposit = () =>
  v.object({
    id: v.number(),
    tx_ref: v.string(),
    flw_tx_id: v.nullable(v.number()),
    flw_ref: nullableText,
    ngn_amount: v.string(),
    usd_equivalent: v.string(),
    fx_rate: v.string(),
    status: depositStatus,
    payment_type: paymentType,
    currency: v.literal('NGN'),
    customer_email: v.string(),
    customer_name: v.string(),
    customer_phone: nullableText,
    charged_amount: nullableText,
    payment_link: nullableText,
    created_at: isoText,
    paid_at: v.nullable(isoText),
    expires_at: v.nullable(isoText),
    formatted_ngn: v.string(),
    formatted_usd: v.string(),
  });

/** A deposit as the list sends it: amounts are text. */
export type WireDeposit = v.InferInput<ReturnType<typeof wireDeposit>>;

/** Reads a deposit in any of its forms. */
export const readDeposit = v.pipe(
  v.object({
    id: orNull(identifier),
    tx_ref: identifier,
    flw_ref: orNull(identifier),
    status: v.fallback(v.string(), ''),
    ngn_amount: orNull(decimal),
    usd_equivalent: orNull(decimal),
    fx_rate: orNull(decimal),
    payment_type: orNull(name),
    payment_link: orNull(v.string()),
    created_at: orNull(instant),
    paid_at: orNull(instant),
    expires_at: orNull(instant),
    formatted_ngn: orNull(name),
    formatted_usd: orNull(name),
  }),
  v.transform((row) => ({
    id: row.id ?? row.tx_ref,
    txRef: row.tx_ref,
    providerRef: row.flw_ref,
    /** As sent; `rules/payments/deposit-state` interprets it. */
    status: row.status,
    ngnAmount: row.ngn_amount,
    usdAmount: row.usd_equivalent,
    /** Naira for one US dollar. */
    rate: row.fx_rate,
    paymentType: row.payment_type,
    paymentLink: row.payment_link,
    /** ms since 1970. */
    createdAt: row.created_at,
    /** ms since 1970. */
    paidAt: row.paid_at,
    /** ms since 1970. */
    expiresAt: row.expires_at,
    formattedNgn: row.formatted_ngn,
    formattedUsd: row.formatted_usd,
  })),
);

/** A deposit (spec §3). Fields the server left out are null. */
export type Deposit = v.InferOutput<typeof readDeposit>;
