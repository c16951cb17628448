import * as v from 'valibot';
import * as field from './shared/field';
import * as figure from './shared/figure';
import * as request from './shared/request';
import { named, orElse, readBy, required, unread } from './shared/reading';
import { name, rate } from './shared/scalars';

/** The statuses of a deposit (spec §4). */
export const depositStatuses = ['PENDING_UNSETTLED', 'PAID_SETTLED', 'FAILED', 'CANCELLED'] as const;

/** The payment methods (spec §5). */
export const paymentTypes = ['card', 'bank', 'ussd', 'mobile'] as const;

export const paymentType = v.picklist(paymentTypes);

export const txRefParams = { txRef: request.parameter('The `tx_ref` of the deposit.') };

export const depositFields = {
  tx_ref: required(field.reference('Reference of the deposit, which names it in paths and messages.')),
  payment_type: readBy(name, field.choice('PaymentType', 'A payment method (spec §5).', paymentTypes)),
  formatted_ngn: field.name('The amount in naira for display.'),
  formatted_usd: field.name('The credit in USD for display.'),
};

export const depositAmounts = {
  ngn_amount: figure.naira('Amount to pay'),
  usd_equivalent: figure.usd('Credit for the amount, margin deducted'),
  fx_rate: figure.nairaForOneUsd('Rate of the quote, margin included'),
};

/** Moments of a deposit, its payment page and its status. */
export const depositProgress = {
  /** `payments/deposit-state` interprets it. */
  status: orElse(
    '',
    field.choice(
      'DepositStatus',
      'Status of a deposit: open, paid, declined or given up (spec §4).',
      depositStatuses,
    ),
  ),
  payment_link: field.nullable(field.text('Address of the payment page of the provider.')),
  created_at: field.moment('When the deposit was opened.'),
  paid_at: field.nullable(field.moment('When it was settled; null before.')),
  expires_at: field.nullable(field.moment('When its payment page closes.')),
};

export const listedDeposit = field.entity(
  'Deposit',
  'A deposit as the list sends it: amounts are text (spec §3).',
  {
    id: field.id('Id of the deposit.'),
    ...depositFields,
    ...depositProgress,
    flw_ref: named(
      'providerRef',
      field.nullable(field.reference('Reference of the payment at the provider; null before it is paid.')),
    ),
    ngn_amount: figure.decimalText('Amount to pay, in naira'),
    usd_equivalent: named('usdAmount', figure.decimalText('Credit for the amount in USD, margin deducted')),
    fx_rate: named('rate', readBy(rate, figure.decimalText('Naira for one US dollar, margin included'))),
    ...unread({
      flw_tx_id: field.nullable(field.id('Id of the payment at the provider; null before it is paid.')),
      currency: field.constant('NGN', 'Currency of the payment.'),
      customer_email: field.text('E-mail address of the payer.'),
      customer_name: field.text('Name of the payer.'),
      customer_phone: field.nullable(field.text('Phone number of the payer.')),
      charged_amount: field.nullable(
        figure.decimalText('What the provider passed on, in naira; null before it is paid'),
      ),
    }),
  },
);

export type WireDeposit = field.SentOf<typeof listedDeposit>;

export const readDeposit = v.pipe(
  listedDeposit.strict,
  v.transform((row) => ({ ...row, id: row.id ?? row.txRef })),
);

/** A deposit (spec §3). Fields missing in the response are null. */
export type Deposit = v.InferOutput<typeof readDeposit>;
