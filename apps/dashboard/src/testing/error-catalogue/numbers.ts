import {
  ACTIVE_NUMBERS_FAILED,
  BATCH_TEXTS,
  CANCEL_NUMBER_TEXTS,
  COMPLETE_NUMBER_TEXTS,
  COUNTRIES_FAILED,
  HISTORY_FAILED,
  NOT_CHARGED,
  OFFLINE,
  outOfStockText,
  PURCHASE_TEXTS,
  RESTRICTIONS_FAILED,
  RETRY_FAILED,
  SERVICES_FAILED,
} from '@sms/domain/error-texts';
import { checkPurchase, type PurchaseCheckInput, type PurchaseProblem } from '@sms/domain/rules';
import { PRICE_LIST_TEXTS } from '@sms/ui/parts/catalogue/service-list';
import { RATE_LIMIT_TEXTS } from '@sms/ui/parts/recovery/rate-limit-banner';
import { explain, UNCONFIRMED, type ErrorSection } from './row';

const confirm = 'Buy Number, above the button';

const { done: _cancelled, ...CANCEL_FAILED } = CANCEL_NUMBER_TEXTS;
const { done: _completed, ...COMPLETE_FAILED } = COMPLETE_NUMBER_TEXTS;

/** Errors of bought numbers. */
export const numbers: ErrorSection = {
  title: 'Numbers',
  story: 'scenarios-error-texts--numbers',
  rows: [
    ...explain("Toast after 'Cancel & Refund'", CANCEL_FAILED, {
      failed: {
        cause: 'The server refuses to cancel and says nothing else.',
        action: 'Look at the card: the list has reloaded.',
      },
      unconfirmed: UNCONFIRMED,
    }),
    ...explain("Toast after 'Mark Complete'", COMPLETE_FAILED, {
      failed: { cause: 'The server refuses and says nothing else.', action: 'Press it again.' },
      unconfirmed: UNCONFIRMED,
    }),
    {
      code: 'activeNumbers',
      text: ACTIVE_NUMBERS_FAILED,
      cause: 'The list could not be loaded, and the server says nothing else.',
      place: 'Active Numbers, above the cards',
      action: 'Press Refresh; the earlier cards stay.',
    },
    {
      code: 'history',
      text: HISTORY_FAILED,
      cause: 'The list could not be loaded, and the server says nothing else.',
      place: 'History, above the list',
      action: "Press 'Try again'.",
    },
    {
      code: 'retry',
      text: RETRY_FAILED,
      cause: 'The server refuses another SMS and says nothing else, or the request was lost.',
      place: 'Purchase Details, above the button',
      action: 'Ask again: it costs nothing.',
    },
  ],
};

const refusalText = (change: Partial<PurchaseCheckInput>): string => {
  const offer = { country: '187', service: 'wa', price: 0.3, maxPriceText: '', balance: 12.5 };
  return checkPurchase({ ...offer, ...change })?.text ?? '';
};

const refusals: Readonly<Record<PurchaseProblem['reason'], string>> = {
  'nothing-selected': refusalText({ country: null }),
  'price-unknown': refusalText({ price: null }),
  'invalid-maximum': refusalText({ maxPriceText: 'cheap' }),
  'above-maximum': refusalText({ maxPriceText: '0.2' }),
  'insufficient-balance': refusalText({ balance: 0.1 }),
};

/** Buying. */
export const purchase: ErrorSection = {
  title: 'Purchase',
  story: 'scenarios-error-texts--purchase',
  rows: [
    ...explain(confirm, refusals, {
      'nothing-selected': { cause: 'Country or service is missing.', place: 'Toast', action: 'Choose both.' },
      'price-unknown': {
        cause: 'The provider names no price for the choice.',
        action: 'Refresh, or choose another country or operator.',
      },
      'invalid-maximum': {
        cause: 'What was typed as maximum price is no number.',
        place: `${confirm}, and at the field`,
        action: 'Correct or empty the field.',
      },
      'above-maximum': {
        cause: 'The price is above the maximum that was typed.',
        action: 'Raise the maximum, or choose another offer.',
      },
      'insufficient-balance': { cause: 'The balance does not cover the price.', action: 'Add Funds.' },
    }),
    ...explain(confirm, PURCHASE_TEXTS, {
      balanceTooLow: {
        cause: 'INSUFFICIENT_BALANCE, or a message that blames the balance.',
        action: 'Add Funds.',
      },
      invalidService: {
        cause: "The server's message contains 'Invalid service'.",
        action: 'Choose the service again.',
      },
      failed: { cause: 'Nothing was bought, and the server says nothing else.', action: 'Try again.' },
    }),
    ...explain(
      `${confirm}; Add Funds, above the button`,
      { offline: OFFLINE, notCharged: NOT_CHARGED },
      {
        offline: { cause: 'There is no network, so nothing was sent.', action: 'Connect and try again.' },
        notCharged: {
          cause: 'The answer was lost, and the purchase or payment is found nowhere.',
          action: 'Try again.',
        },
      },
    ),
    ...explain("Buy Number, 'Buy more than one'", BATCH_TEXTS, {
      rateLimited: {
        cause: 'The server or the provider asks to wait while several numbers are bought.',
        action: 'Buy the rest when the wait is over.',
      },
      unconfirmed: {
        cause: 'The answer to one of several purchases was lost, and the list does not tell.',
        action: 'Look at Active Numbers before buying the rest.',
      },
    }),
    {
      code: 'operatorEmpty',
      text: outOfStockText('T-Mobile'),
      cause: 'The chosen operator has no numbers; any operator is chosen now.',
      place: `${confirm}, and a toast`,
      action: 'Press \'Try "Any Operator" instead\'.',
      story: 'pages-buy-number--no-numbers-for-operator',
    },
    {
      code: 'offerEmpty',
      text: outOfStockText(null),
      cause: 'No operator has a number.',
      place: confirm,
      action: 'Choose another country, or try again later.',
      story: 'pages-buy-number--out-of-stock',
    },
    ...explain('Banner of Buy Number, with the seconds left', RATE_LIMIT_TEXTS, {
      purchase: {
        cause: 'The provider limits purchases.',
        action: 'Wait; the buttons come back by themselves.',
      },
      prices: {
        cause: 'The provider limits price look-ups.',
        action: 'Wait; the buttons come back by themselves.',
      },
      limiter: {
        cause: 'The server limits calls per minute; nothing was bought.',
        action: 'Wait; the buttons come back by themselves.',
      },
    }),
    ...explain(
      "Buy Number, 'Error Loading Data'; a toast while earlier ones are shown",
      { services: SERVICES_FAILED, countries: COUNTRIES_FAILED },
      {
        services: { cause: 'The services could not be loaded.', action: "Press 'Try Again'." },
        countries: { cause: 'The countries could not be loaded.', action: "Press 'Try Again'." },
      },
    ),
    ...explain('Buy Number, above the services', PRICE_LIST_TEXTS, {
      prices: { cause: 'The prices of the country could not be loaded.', action: 'Press Refresh.' },
      availability: {
        cause: 'The stock could not be loaded.',
        action: 'Go on: the price list has figures of its own.',
      },
    }),
    {
      code: 'restrictions',
      text: RESTRICTIONS_FAILED,
      cause: 'Advice about a choice could not be loaded.',
      place: 'Buy Number, below the choices',
      action: 'Nothing.',
    },
  ],
};
