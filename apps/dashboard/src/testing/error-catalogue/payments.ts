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
import { explain, UNCONFIRMED, type ErrorSection, type Explanation } from './row';

const outcomes: Readonly<Record<keyof typeof PAYMENT_OUTCOME_BY_CODE, string>> = {
  PAYMENT_EXPIRED: PAYMENT_OUTCOME_BY_CODE.PAYMENT_EXPIRED.toast.text,
  PAYMENT_NOT_ACTIVATED: PAYMENT_OUTCOME_BY_CODE.PAYMENT_NOT_ACTIVATED.toast.text,
  PAYMENT_FAILED: PAYMENT_OUTCOME_BY_CODE.PAYMENT_FAILED.toast.text,
};

const CANCEL_REFUSED: Explanation = {
  cause: 'The server refuses to cancel and says nothing else.',
  action: 'Look at the list, and cancel again.',
};

/** Paying in. */
export const payments: ErrorSection = {
  title: 'Payments',
  story: 'scenarios-error-texts--payments',
  rows: [
    ...explain('Toast after Verify or a return from the provider', outcomes, {
      PAYMENT_EXPIRED: {
        cause: 'The payment session ended before it was paid.',
        action: 'Add Funds once more.',
      },
      PAYMENT_NOT_ACTIVATED: {
        cause: 'The payment page was never used; the payment is cancelled.',
        action: 'Add Funds once more.',
      },
      PAYMENT_FAILED: {
        cause: 'The provider has declined the payment.',
        action: 'Try another method, or write to support.',
      },
    }),
    ...explain('Toast after Verify', VERIFY_TEXTS, {
      failed: {
        cause: 'The server could not ask the provider and says nothing else.',
        action: 'Verify again later.',
      },
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
    {
      code: 'failed',
      text: DEPOSITS_FAILED,
      cause: 'The list could not be loaded, and the server says nothing else.',
      place: 'Transactions, above the list',
      action: 'Press Refresh; the earlier list stays.',
    },
    {
      code: 'toast',
      text: DEPOSITS_FAILED_TOAST,
      cause: 'The list could not be loaded.',
      place: 'Toast on Transactions',
      action: 'Press Refresh; the earlier list stays.',
    },
    ...explain('Add Funds, above the button', DEPOSIT_TEXTS, {
      inDialog: {
        cause: 'No payment was started, and the server says nothing else.',
        action: 'Try again; what was typed stays.',
      },
      elsewhere: {
        cause: 'The same, after the dialog was closed.',
        place: 'Toast',
        action: 'Add Funds once more.',
      },
      noLink: { cause: 'The payment was made, but there is no link to pay at.', action: 'Try again.' },
    }),
    {
      code: 'rateFailed',
      text: RATE_FAILED,
      cause: 'The market rate could not be loaded; it is for information only.',
      place: 'Toast while Add Funds is open',
      action: 'Go on: the quote does not need it.',
    },
    {
      code: 'noQuote',
      text: NO_QUOTE_TEXT,
      cause: 'The amount could not be converted.',
      place: 'Add Funds, in place of the quote',
      action: "Press 'Try again' beside it.",
    },
    {
      code: 'linkMissing',
      text: LINK_MISSING,
      cause: 'The server gives no link for this payment.',
      place: 'Toast after Reopen Checkout',
      action: 'Cancel it and Add Funds once more.',
    },
    {
      code: 'returnFailed',
      text: CALLBACK_FAILED,
      cause: 'After a return from the provider the server could not be asked.',
      place: 'Toast, and the page of the return',
      action: 'Open Transactions and Verify.',
    },
    {
      code: 'stillProcessing',
      text: STILL_PROCESSING.text,
      cause: 'The provider has not finished.',
      place: 'Toast after Verify or a return from the provider',
      action: 'Wait some minutes, then Verify.',
    },
    {
      code: 'stillOpen',
      text: STILL_OPEN.text,
      cause: 'The provider reports a cancel, and the server still waits for the payment.',
      place: 'Toast after a return from the provider',
      action: "Reopen, verify or cancel it in 'Payment History'.",
    },
    {
      code: 'balanceFailed',
      text: BALANCE_FAILED,
      cause: 'The balance could not be loaded, and the server says nothing else.',
      place: 'Where the balance stands, beside the last known one',
      action: "Press 'Refresh balance'.",
    },
    {
      code: 'statementFailed',
      text: STATEMENT_FAILED,
      cause: 'One of the lists that the statement is made of could not be loaded.',
      place: 'Statement, above the rows',
      action: "Press 'Try Again'; what was read stays.",
    },
    {
      code: 'subscriptionsFailed',
      text: SUBSCRIPTIONS_FAILED,
      cause: 'The list could not be loaded.',
      place: 'Subscriptions, above the list',
      action: "Press 'Try Again'; the form works all the same.",
    },
    {
      code: 'subscriptionsUnavailable',
      text: SUBSCRIPTIONS_UNAVAILABLE,
      cause: 'The server answers the list with 500 or 404, as the real one does: it sells no subscriptions.',
      place: 'Subscriptions, in place of the form',
      action: 'Buy a single number.',
    },
    {
      code: 'subscriptionNotBought',
      text: BUY_SUBSCRIPTION_FAILED,
      cause: 'The server refuses and says nothing else.',
      place: 'Subscriptions, above the button',
      action: 'Try again; what was chosen stays.',
    },
  ],
};
