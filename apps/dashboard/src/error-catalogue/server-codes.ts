import {
  commonErrors,
  operations,
  type CommonErrorCode,
  type DocumentedOperation,
  type ErrorCodeOf,
  type OperationName,
} from '@sms/domain/contracts';
import type { ErrorRow, ErrorSection } from './row';

/** Every code the server answers with. */
type ServerCode =
  CommonErrorCode | { [Name in OperationName]: ErrorCodeOf<(typeof operations)[Name]> }[OperationName];

/** Where a code shows, and what can be done about it. */
interface Meaning {
  readonly place: string;
  readonly action: string;
}

const notLoaded = (place: string): Meaning => ({ place, action: 'Press Refresh; what was there stays.' });
const outOfSight = (place: string): Meaning => ({ place, action: 'Nothing.' });
const signedOut: Meaning = { place: 'Sign in, above the form', action: 'Sign in again.' };
const stale: Meaning = {
  place: 'Toast on Active Numbers',
  action: 'Look at the card: the list has reloaded.',
};
const noScreen = outOfSight('Nowhere yet: no screen makes the call');

const meanings = {
  TOKEN_MISSING: signedOut,
  TOKEN_EXPIRED: outOfSight('Nowhere: the token is renewed and the call repeated'),
  TOKEN_INVALID: signedOut,
  SESSION_NOT_FOUND: signedOut,
  CSRF_ERROR: outOfSight('Nowhere: the call is repeated once with a new token'),
  VALIDATION_ERROR: { place: 'At the field that is named', action: 'Correct the field.' },
  API_RATE_LIMIT: { place: 'Toast, besides what the screen itself says', action: 'Wait some minutes.' },
  SMS_RATE_LIMIT: { place: 'Toast, besides what the screen itself says', action: 'Wait some minutes.' },
  NOT_FOUND: notLoaded('What the screen says where its call fails'),
  INTERNAL_ERROR: notLoaded('What the screen says where its call fails'),
  ACCOUNT_NOT_FOUND: { place: 'Sign in, in other words: see Sign in', action: 'Correct it, or register.' },
  INVALID_PASSWORD: { place: 'Sign in, in other words: see Sign in', action: 'Type it again.' },
  ACCOUNT_INACTIVE: { place: 'Sign in, in other words: see Sign in', action: 'Write to support.' },
  ACCOUNT_LOCKED: { place: 'Sign in, above the button', action: 'Wait as long as it says.' },
  TWO_FACTOR_REQUIRED: { place: 'Sign in, above the button', action: 'Write to support.' },
  RATE_LIMIT_EXCEEDED: {
    place: 'Sign in and Registration, in other words; the banner of Buy Number',
    action: 'Wait; the banner counts the seconds.',
  },
  SERVER_ERROR: { place: 'Sign in, Registration or the screen Authentication Error', action: 'Try again.' },
  DUPLICATE_FIELD: { place: 'Registration, in other words', action: 'Choose another username, or sign in.' },
  REFRESH_TOKEN_MISSING: outOfSight('Nowhere: the visitor is asked to sign in'),
  INVALID_REFRESH_TOKEN: signedOut,
  SERVICES_FETCH_ERROR: notLoaded("Buy Number, 'Error Loading Data'"),
  COUNTRIES_FETCH_ERROR: notLoaded("Buy Number, 'Error Loading Data'"),
  PRICE_FETCH_ERROR: notLoaded('Buy Number, in other words: see Purchase'),
  AVAILABILITY_FETCH_ERROR: outOfSight('Buy Number, in other words: see Purchase'),
  RESTRICTIONS_FETCH_ERROR: noScreen,
  BALANCE_FETCH_ERROR: { place: 'Where the balance stands', action: "Press 'Refresh balance'." },
  FX_RATE_ERROR: outOfSight('Toast, in other words: see Payments'),
  INVALID_AMOUNT: { place: 'Add Funds, above the button', action: 'Correct the amount.' },
  CALCULATION_ERROR: {
    place: 'Add Funds, in other words: see Payments',
    action: "Press 'Try again' beside it.",
  },
  USER_NOT_FOUND: { place: 'Add Funds, above the button', action: 'Sign in again.' },
  DEPOSIT_CREATION_FAILED: { place: 'Add Funds, above the button', action: 'Try again.' },
  FETCH_DEPOSITS_ERROR: notLoaded('Transactions, above the list'),
  PAYMENT_EXPIRED: { place: 'Toast, in other words: see Payments', action: 'Add Funds once more.' },
  PAYMENT_NOT_ACTIVATED: { place: 'Toast, in other words: see Payments', action: 'Add Funds once more.' },
  PAYMENT_FAILED: { place: 'Toast, in other words: see Payments', action: 'Try another method.' },
  DEPOSIT_NOT_FOUND: notLoaded('Toast on Transactions'),
  VERIFICATION_FAILED: { place: 'Toast after Verify', action: 'Verify again later.' },
  VERIFICATION_ERROR: { place: 'Toast after Verify', action: 'Verify again later.' },
  INVALID_STATUS_FOR_CANCELLATION: notLoaded('Toast after Cancel or Remove'),
  CANCELLATION_ERROR: { place: 'Toast after Cancel or Remove', action: 'Cancel again.' },
  PAYMENT_NOT_FOUND: { place: 'Toast after a return, in other words', action: 'Open Transactions.' },
  STATUS_FETCH_ERROR: { place: 'Toast after a return, in other words', action: 'Open Transactions.' },
  NUMBER_NOT_FOUND: stale,
  SERVICE_UNAVAILABLE: { place: 'Buy Number, above the button', action: 'Choose another country.' },
  PRICE_EXCEEDED: { place: 'Buy Number, above the button', action: 'Refresh, then raise the maximum.' },
  INSUFFICIENT_BALANCE: { place: 'Buy Number, in other words: see Purchase', action: 'Add Funds.' },
  NO_NUMBERS_AVAILABLE: {
    place: 'Buy Number, in other words: see Purchase',
    action: 'Choose any operator or another country.',
  },
  INVALID_SERVICE: {
    place: 'Buy Number, in other words: see Purchase',
    action: 'Choose the service again.',
  },
  PURCHASE_FAILED: {
    place: 'Buy Number; the purchase is looked up first',
    action: 'Try again, or write to support.',
  },
  ACTIVE_NUMBERS_ERROR: notLoaded('Active Numbers, above the cards'),
  CANCEL_TOO_EARLY: {
    place: 'Toast on Active Numbers',
    action: 'Wait until four minutes have passed since the purchase.',
  },
  INVALID_STATUS_FOR_CANCEL: stale,
  SMS_ALREADY_RECEIVED: { place: 'Toast on Active Numbers', action: 'Use the code: it is on the card.' },
  CANCEL_FAILED: { place: 'Toast on Active Numbers', action: 'Cancel again.' },
  INVALID_STATUS_FOR_COMPLETE: stale,
  COMPLETE_FAILED: { place: 'Toast on Active Numbers', action: "Press 'Mark Complete' again." },
  SMS_NOT_RECEIVED: { place: 'The card, in place of the message', action: 'Wait for the SMS.' },
  INVALID_STATUS_FOR_RETRY: { place: 'Purchase Details, above the button', action: 'Buy again.' },
  RETRY_FAILED: {
    place: 'Purchase Details; the number is looked up first',
    action: 'Ask again: it costs nothing.',
  },
  HISTORY_ERROR: notLoaded('History, above the list'),
  STATS_ERROR: notLoaded('Dashboard, above the figures'),
  ACTIVITY_ERROR: notLoaded('Dashboard, above the figures'),
  SUBSCRIPTION_FAILED: {
    place: 'Subscriptions; the purchase is looked up first',
    action: 'Try again, or write to support.',
  },
  SUBSCRIPTIONS_ERROR: notLoaded('Subscriptions, above the list'),
  SUBSCRIPTION_NOT_FOUND: notLoaded('Toast on Subscriptions'),
} satisfies Record<ServerCode, Meaning>;

const isServerCode = (code: string): code is ServerCode => Object.hasOwn(meanings, code);

const errorsOf = (call: string, errors: DocumentedOperation['errors']) =>
  Object.entries(errors).map(([code, { status, text }]) => ({ code, text, call, status }));

const answers = [
  ...errorsOf('any call', commonErrors),
  ...Object.entries<DocumentedOperation>(operations).flatMap(([name, { errors }]) => errorsOf(name, errors)),
];

/** The calls that answer with this code and this text. */
const callsOf = (answer: (typeof answers)[number]): string =>
  answers
    .filter(({ code, text }) => code === answer.code && text === answer.text)
    .map(({ call }) => call)
    .join(', ');

const rowOf = (answer: (typeof answers)[number]): readonly ErrorRow[] =>
  isServerCode(answer.code)
    ? [
        {
          code: answer.code,
          text: answer.text,
          cause: `Status ${answer.status} of ${callsOf(answer)}`,
          ...meanings[answer.code],
        },
      ]
    : [];

/** The codes of the server, with its own words. Users read those wherever no other text is listed for the code. */
export const serverCodes: ErrorSection = {
  title: 'Codes of the server',
  rows: [...new Map(answers.map((answer) => [`${answer.code} ${answer.text}`, answer])).values()].flatMap(
    rowOf,
  ),
};
