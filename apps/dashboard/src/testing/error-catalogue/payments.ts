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
import { explain, type ErrorSection } from './row';

const { PAYMENT_EXPIRED, PAYMENT_NOT_ACTIVATED, PAYMENT_FAILED } = PAYMENT_OUTCOME_BY_CODE;

/** Paying in. */
export const payments: ErrorSection = {
  title: 'Payments',
  story: 'scenarios-error-texts--payments',
  rows: [
    ...explain(
      {
        PAYMENT_EXPIRED: PAYMENT_EXPIRED.toast.text,
        PAYMENT_NOT_ACTIVATED: PAYMENT_NOT_ACTIVATED.toast.text,
        PAYMENT_FAILED: PAYMENT_FAILED.toast.text,
      } satisfies Record<keyof typeof PAYMENT_OUTCOME_BY_CODE, string>,
      {
        PAYMENT_EXPIRED: {
          cause: 'The payment session ended before it was paid.',
          place: 'Toast after Verify or a return from the provider',
          action: 'Add Funds once more.',
        },
        PAYMENT_NOT_ACTIVATED: {
          cause: 'The payment page was never used; the payment is cancelled.',
          place: 'Toast after Verify or a return from the provider',
          action: 'Add Funds once more.',
        },
        PAYMENT_FAILED: {
          cause: 'The provider has declined the payment.',
          place: 'Toast after Verify or a return from the provider',
          action: 'Try another method, or write to support.',
        },
      },
    ),
    ...explain(VERIFY_TEXTS, {
      failed: {
        cause: 'The server could not ask the provider and says nothing else.',
        place: 'Toast after Verify',
        action: 'Verify again later.',
      },
      unconfirmed: {
        cause: 'No answer came, or one that cannot be read.',
        place: 'Toast after Verify',
        action: 'Look at the list: it has reloaded.',
      },
    }),
    ...explain(CANCEL_PAYMENT_TEXTS, {
      failed: {
        cause: 'The server refuses to cancel and says nothing else.',
        place: 'Toast after Cancel or Remove',
        action: 'Look at the list, and cancel again.',
      },
      unconfirmed: {
        cause: 'No answer came, or one that cannot be read.',
        place: 'Toast after Cancel or Remove',
        action: 'Look at the list: it has reloaded.',
      },
    }),
    ...explain(
      { failed: CANCEL_SUBSCRIPTION_TEXTS.failed, unknown: CANCEL_SUBSCRIPTION_TEXTS.unconfirmed },
      {
        failed: {
          cause: 'The server refuses to cancel and says nothing else.',
          place: 'Toast after Cancel on Subscriptions',
          action: 'Look at the list, and cancel again.',
        },
        unknown: {
          cause: 'No answer came, or one that cannot be read.',
          place: 'Toast after Cancel on Subscriptions',
          action: 'Look at the list: it has reloaded.',
        },
      },
    ),
    ...explain(
      { failed: DEPOSITS_FAILED, toast: DEPOSITS_FAILED_TOAST },
      {
        failed: {
          cause: 'The list could not be loaded, and the server says nothing else.',
          place: 'Transactions, above the list',
          action: 'Press Refresh; the earlier list stays.',
        },
        toast: {
          cause: 'The list could not be loaded.',
          place: 'Toast on Transactions',
          action: 'Press Refresh; the earlier list stays.',
        },
      },
    ),
    ...explain(DEPOSIT_TEXTS, {
      inDialog: {
        cause: 'No payment was started, and the server says nothing else.',
        place: 'Add Funds, above the button',
        action: 'Try again; what was typed stays.',
      },
      elsewhere: {
        cause: 'The same, after the dialog was closed.',
        place: 'Toast',
        action: 'Add Funds once more.',
      },
      noLink: {
        cause: 'The payment was made, but there is no link to pay at.',
        place: 'Add Funds, above the button',
        action: 'Try again.',
      },
    }),
    ...explain(
      {
        rateFailed: RATE_FAILED,
        noQuote: NO_QUOTE_TEXT,
        linkMissing: LINK_MISSING,
        returnFailed: CALLBACK_FAILED,
        stillProcessing: STILL_PROCESSING.text,
        stillOpen: STILL_OPEN.text,
        balanceFailed: BALANCE_FAILED,
        statementFailed: STATEMENT_FAILED,
        subscriptionsFailed: SUBSCRIPTIONS_FAILED,
        subscriptionsUnavailable: SUBSCRIPTIONS_UNAVAILABLE,
        subscriptionNotBought: BUY_SUBSCRIPTION_FAILED,
      },
      {
        rateFailed: {
          cause: 'The market rate could not be loaded; it is for information only.',
          place: 'Toast while Add Funds is open',
          action: 'Go on: the quote does not need it.',
        },
        noQuote: {
          cause: 'The amount could not be converted.',
          place: 'Add Funds, in place of the quote',
          action: "Press 'Try again' beside it.",
        },
        linkMissing: {
          cause: 'The server gives no link for this payment.',
          place: 'Toast after Reopen Checkout',
          action: 'Cancel it and Add Funds once more.',
        },
        returnFailed: {
          cause: 'After a return from the provider the server could not be asked.',
          place: 'Toast, and the page of the return',
          action: 'Open Transactions and Verify.',
        },
        stillProcessing: {
          cause: 'The provider has not finished.',
          place: 'Toast after Verify or a return from the provider',
          action: 'Wait some minutes, then Verify.',
        },
        stillOpen: {
          cause: 'The provider reports a cancel, and the server still waits for the payment.',
          place: 'Toast after a return from the provider',
          action: "Reopen, verify or cancel it in 'Payment History'.",
        },
        balanceFailed: {
          cause: 'The balance could not be loaded, and the server says nothing else.',
          place: 'Where the balance stands, beside the last known one',
          action: "Press 'Refresh balance'.",
        },
        statementFailed: {
          cause: 'One of the lists that the statement is made of could not be loaded.',
          place: 'Statement, above the rows',
          action: "Press 'Try Again'; what was read stays.",
        },
        subscriptionsFailed: {
          cause: 'The list could not be loaded.',
          place: 'Subscriptions, above the list',
          action: "Press 'Try Again'; the form works all the same.",
        },
        subscriptionsUnavailable: {
          cause:
            'The server answers the list with 500 or 404, as the real one does: it sells no subscriptions.',
          place: 'Subscriptions, in place of the form',
          action: 'Buy a single number.',
        },
        subscriptionNotBought: {
          cause: 'The server refuses and says nothing else.',
          place: 'Subscriptions, above the button',
          action: 'Try again; what was chosen stays.',
        },
      },
    ),
  ],
};
