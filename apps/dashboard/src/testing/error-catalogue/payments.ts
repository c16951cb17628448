import {
  BALANCE_FAILED,
  BUY_SUBSCRIPTION_FAILED,
  CALLBACK_FAILED,
  CANCEL_PAYMENT_TEXTS,
  CANCEL_SUBSCRIPTION_TEXTS,
  DEPOSIT_TEXTS,
  DEPOSITS_FAILED,
  DEPOSITS_FAILED_TOAST,
  LINK_MISSING,
  PAYMENT_OUTCOME_BY_CODE,
  RATE_FAILED,
  STATEMENT_FAILED,
  STILL_OPEN,
  STILL_PROCESSING,
  SUBSCRIPTIONS_FAILED,
  SUBSCRIPTIONS_UNAVAILABLE,
  VERIFY_TEXTS,
} from '@sms/domain/error-texts';
import { NO_QUOTE_TEXT } from '@sms/ui/parts/payments/add-funds-form';
import { explain, LIST_FAILED, row, UNCONFIRMED, type ErrorSection, type Explanation } from './row';

const outcomes: Readonly<Record<keyof typeof PAYMENT_OUTCOME_BY_CODE, string>> = {
  PAYMENT_EXPIRED: PAYMENT_OUTCOME_BY_CODE.PAYMENT_EXPIRED.toast.text,
  PAYMENT_NOT_ACTIVATED: PAYMENT_OUTCOME_BY_CODE.PAYMENT_NOT_ACTIVATED.toast.text,
  PAYMENT_FAILED: PAYMENT_OUTCOME_BY_CODE.PAYMENT_FAILED.toast.text,
};

const CANCEL_REFUSED: Explanation = [
  'The server refuses to cancel and says nothing else.',
  'Look at the list, and cancel again.',
];

/** Paying in. */
export const payments: ErrorSection = {
  title: 'Payments',
  story: 'scenarios-error-texts--payments',
  rows: [
    ...explain('Toast after Verify or a return from the provider', outcomes, {
      PAYMENT_EXPIRED: ['The payment session ended before it was paid.', 'Add Funds once more.'],
      PAYMENT_NOT_ACTIVATED: [
        'The payment page was never used; the payment is cancelled.',
        'Add Funds once more.',
      ],
      PAYMENT_FAILED: ['The provider has declined the payment.', 'Try another method, or write to support.'],
    }),
    ...explain('Toast after Verify', VERIFY_TEXTS, {
      failed: ['The server could not ask the provider and says nothing else.', 'Verify again later.'],
      unconfirmed: UNCONFIRMED,
    }),
    ...explain('Toast after Cancel or Remove', CANCEL_PAYMENT_TEXTS, {
      failed: CANCEL_REFUSED,
      unconfirmed: UNCONFIRMED,
    }),
    ...explain(
      'Toast after Cancel on Subscriptions',
      { failed: CANCEL_SUBSCRIPTION_TEXTS.failed, unknown: CANCEL_SUBSCRIPTION_TEXTS.unconfirmed },
      { failed: CANCEL_REFUSED, unknown: UNCONFIRMED },
    ),
    row('Transactions, above the list', 'failed', DEPOSITS_FAILED, [
      LIST_FAILED,
      'Press Refresh; the earlier list stays.',
    ]),
    row('Toast on Transactions', 'toast', DEPOSITS_FAILED_TOAST, [
      'The list could not be loaded.',
      'Press Refresh; the earlier list stays.',
    ]),
    ...explain('Add Funds, above the button', DEPOSIT_TEXTS, {
      inDialog: [
        'No payment was started, and the server says nothing else.',
        'Try again; what was typed stays.',
      ],
      elsewhere: ['The same, after the dialog was closed.', 'Add Funds once more.', { place: 'Toast' }],
      noLink: ['The payment was made, but there is no link to pay at.', 'Try again.'],
    }),
    row('Toast while Add Funds is open', 'rateFailed', RATE_FAILED, [
      'The market rate could not be loaded; it is for information only.',
      'Go on: the quote does not need it.',
    ]),
    row('Add Funds, in place of the quote', 'noQuote', NO_QUOTE_TEXT, [
      'The amount could not be converted.',
      "Press 'Try again' beside it.",
    ]),
    row('Toast after Reopen Checkout', 'linkMissing', LINK_MISSING, [
      'The server gives no link for this payment.',
      'Cancel it and Add Funds once more.',
    ]),
    row('Toast, and the page of the return', 'returnFailed', CALLBACK_FAILED, [
      'After a return from the provider the server could not be asked.',
      'Open Transactions and Verify.',
    ]),
    row('Toast after Verify or a return from the provider', 'stillProcessing', STILL_PROCESSING.text, [
      'The provider has not finished.',
      'Wait some minutes, then Verify.',
    ]),
    row('Toast after a return from the provider', 'stillOpen', STILL_OPEN.text, [
      'The provider reports a cancel, and the server still waits for the payment.',
      "Reopen, verify or cancel it in 'Payment History'.",
    ]),
    row('Where the balance stands, beside the last known one', 'balanceFailed', BALANCE_FAILED, [
      'The balance could not be loaded, and the server says nothing else.',
      "Press 'Refresh balance'.",
    ]),
    row('Statement, above the rows', 'statementFailed', STATEMENT_FAILED, [
      'One of the lists that the statement is made of could not be loaded.',
      "Press 'Try Again'; what was read stays.",
    ]),
    row('Subscriptions, above the list', 'subscriptionsFailed', SUBSCRIPTIONS_FAILED, [
      'The list could not be loaded.',
      "Press 'Try Again'; the form works all the same.",
    ]),
    row('Subscriptions, in place of the form', 'subscriptionsUnavailable', SUBSCRIPTIONS_UNAVAILABLE, [
      'The server answers the list with 500 or 404, as the real one does: it sells no subscriptions.',
      'Buy a single number.',
    ]),
    row('Subscriptions, above the button', 'subscriptionNotBought', BUY_SUBSCRIPTION_FAILED, [
      'The server refuses and says nothing else.',
      'Try again; what was chosen stays.',
    ]),
  ],
};
