import * as v from 'valibot';
import { pathParameter, decimal, identifier, instant, name, orNull, rate } from './shared/scalars';
import * as wire from './shared/wire';

/** The statuses of a deposit (spec §4). */
export const depositStatuses = ['PENDING_UNSETTLED', 'PAID_SETTLED', 'FAILED', 'CANCELLED'] as const;

/** The payment methods (spec §5). */
export const paymentTypes = ['card', 'bank', 'ussd', 'mobile'] as const;

export const paymentType = v.picklist(paymentTypes);
export const depositStatus = v.picklist(depositStatuses);
/** Path parameter of a call about one deposit. */
export const txRefParams = v.object({ txRef: pathParameter });

const wireDepositStatus = () =>
  wire.choice(
    'DepositStatus',
    'Status of a deposit: open, paid, declined or given up (spec §4).',
    depositStatuses,
  );

const wirePaymentType = () => wire.choice('PaymentType', 'A payment method (spec §5).', paymentTypes);

/** Fields that every response about a deposit has. */
export const wireDepositFields = () => ({
  tx_ref: wire.text('Reference of the deposit, which names it in paths and messages.'),
  payment_type: wirePaymentType(),
  formatted_ngn: wire.text('The amount in naira for display.'),
  formatted_usd: wire.text('The credit in USD for display.'),
});

/** Fields of a deposit whose amounts are numbers. */
export const wireAmounts = () => ({
  ngn_amount: wire.naira('Amount to pay'),
  usd_equivalent: wire.usd('Credit for the amount, margin deducted'),
  fx_rate: wire.nairaForOneUsd('Rate of the quote, margin included'),
});

/** Moments of a deposit, its payment page and its status. */
export const wireProgress = () => ({
  status: wireDepositStatus(),
  payment_link: v.nullable(wire.text('Address of the payment page of the provider.')),
  created_at: wire.moment('When the deposit was opened.'),
  paid_at: v.nullable(wire.moment('When it was settled; null before.')),
  expires_at: v.nullable(wire.moment('When its payment page closes.')),
});

/** A deposit as the list sends it: amounts are text. */
export const wireDeposit = () =>
  wire.entity('Deposit', 'A deposit as the list sends it: amounts are text (spec §3).', {
    id: wire.integer('Id of the deposit.'),
    ...wireDepositFields(),
    ...wireProgress(),
    flw_tx_id: v.nullable(wire.integer('Id of the payment at the provider; null before it is paid.')),
    flw_ref: v.nullable(wire.text('Reference of the payment at the provider; null before it is paid.')),
    ngn_amount: wire.decimalText('Amount to pay, in naira'),
    usd_equivalent: wire.decimalText('Credit for the amount in USD, margin deducted'),
    fx_rate: wire.decimalText('Naira for one US dollar, margin included'),
    currency: wire.constant('NGN', 'Currency of the payment.'),
    customer_email: wire.text('E-mail address of the payer.'),
    customer_name: wire.text('Name of the payer.'),
    customer_phone: v.nullable(wire.text('Phone number of the payer.')),
    charged_amount: v.nullable(
      wire.decimalText('What the provider passed on, in naira; null before it is paid'),
    ),
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
    fx_rate: orNull(rate),
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
    /** As sent; `payments/deposit-state` interprets it. */
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

/** A deposit (spec §3). Fields missing in the response are null. */
export type Deposit = v.InferOutput<typeof readDeposit>;
