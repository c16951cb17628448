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
import { explain, type ErrorSection } from './row';

const confirm = 'Buy Number, above the button';

const { done: _cancelled, ...CANCEL_FAILED } = CANCEL_NUMBER_TEXTS;
const { done: _completed, ...COMPLETE_FAILED } = COMPLETE_NUMBER_TEXTS;

/** Errors of bought numbers. */
export const numbers: ErrorSection = {
  title: 'Numbers',
  story: 'scenarios-error-texts--numbers',
  rows: [
    ...explain(CANCEL_FAILED, {
      failed: {
        cause: 'The server refuses to cancel and says nothing else.',
        place: "Toast after 'Cancel & Refund'",
        action: 'Look at the card: the list has reloaded.',
      },
      unconfirmed: {
        cause: 'No answer came, or one that cannot be read.',
        place: "Toast after 'Cancel & Refund'",
        action: 'Look at the list: it has reloaded.',
      },
    }),
    ...explain(COMPLETE_FAILED, {
      failed: {
        cause: 'The server refuses and says nothing else.',
        place: "Toast after 'Mark Complete'",
        action: 'Press it again.',
      },
      unconfirmed: {
        cause: 'No answer came, or one that cannot be read.',
        place: "Toast after 'Mark Complete'",
        action: 'Look at the list: it has reloaded.',
      },
    }),
    ...explain(
      { activeNumbers: ACTIVE_NUMBERS_FAILED, history: HISTORY_FAILED, retry: RETRY_FAILED },
      {
        activeNumbers: {
          cause: 'The list could not be loaded, and the server says nothing else.',
          place: 'Active Numbers, above the cards',
          action: 'Press Refresh; the earlier cards stay.',
        },
        history: {
          cause: 'The list could not be loaded, and the server says nothing else.',
          place: 'History, above the list',
          action: "Press 'Try again'.",
        },
        retry: {
          cause: 'The server refuses another SMS and says nothing else, or the request was lost.',
          place: 'Purchase Details, above the button',
          action: 'Ask again: it costs nothing.',
        },
      },
    ),
  ],
};

const offer: PurchaseCheckInput = {
  country: '187',
  service: 'wa',
  price: 0.3,
  maxPriceText: '',
  balance: 12.5,
};

/** A purchase rejection for each reason. */
const refused: Readonly<Record<PurchaseProblem['reason'], PurchaseCheckInput>> = {
  'nothing-selected': { ...offer, country: null },
  'price-unknown': { ...offer, price: null },
  'invalid-maximum': { ...offer, maxPriceText: 'cheap' },
  'above-maximum': { ...offer, maxPriceText: '0.2' },
  'insufficient-balance': { ...offer, balance: 0.1 },
};

const refusalText = (reason: PurchaseProblem['reason']): string => checkPurchase(refused[reason])?.text ?? '';

/** Buying. */
export const purchase: ErrorSection = {
  title: 'Purchase',
  story: 'scenarios-error-texts--purchase',
  rows: [
    ...explain(
      {
        'nothing-selected': refusalText('nothing-selected'),
        'price-unknown': refusalText('price-unknown'),
        'invalid-maximum': refusalText('invalid-maximum'),
        'above-maximum': refusalText('above-maximum'),
        'insufficient-balance': refusalText('insufficient-balance'),
      },
      {
        'nothing-selected': {
          cause: 'Country or service is missing.',
          place: 'Toast',
          action: 'Choose both.',
        },
        'price-unknown': {
          cause: 'The provider names no price for the choice.',
          place: confirm,
          action: 'Refresh, or choose another country or operator.',
        },
        'invalid-maximum': {
          cause: 'What was typed as maximum price is no number.',
          place: `${confirm}, and at the field`,
          action: 'Correct or empty the field.',
        },
        'above-maximum': {
          cause: 'The price is above the maximum that was typed.',
          place: confirm,
          action: 'Raise the maximum, or choose another offer.',
        },
        'insufficient-balance': {
          cause: 'The balance does not cover the price.',
          place: confirm,
          action: 'Add Funds.',
        },
      } satisfies Record<PurchaseProblem['reason'], object>,
    ),
    ...explain(PURCHASE_TEXTS, {
      balanceTooLow: {
        cause: 'INSUFFICIENT_BALANCE, or a message that blames the balance.',
        place: confirm,
        action: 'Add Funds.',
      },
      invalidService: {
        cause: "The server's message contains 'Invalid service'.",
        place: confirm,
        action: 'Choose the service again.',
      },
      failed: {
        cause: 'Nothing was bought, and the server says nothing else.',
        place: confirm,
        action: 'Try again.',
      },
    }),
    ...explain(
      { offline: OFFLINE, notCharged: NOT_CHARGED },
      {
        offline: {
          cause: 'There is no network, so nothing was sent.',
          place: `${confirm}; Add Funds, above the button`,
          action: 'Connect and try again.',
        },
        notCharged: {
          cause: 'The answer was lost, and the purchase or payment is found nowhere.',
          place: `${confirm}; Add Funds, above the button`,
          action: 'Try again.',
        },
      },
    ),
    ...explain(BATCH_TEXTS, {
      rateLimited: {
        cause: 'The server or the provider asks to wait while several numbers are bought.',
        place: "Buy Number, 'Buy more than one'",
        action: 'Buy the rest when the wait is over.',
      },
      unconfirmed: {
        cause: 'The answer to one of several purchases was lost, and the list does not tell.',
        place: "Buy Number, 'Buy more than one'",
        action: 'Look at Active Numbers before buying the rest.',
      },
    }),
    ...explain(
      { operatorEmpty: outOfStockText('T-Mobile'), offerEmpty: outOfStockText(null) },
      {
        operatorEmpty: {
          cause: 'The chosen operator has no numbers; any operator is chosen now.',
          place: `${confirm}, and a toast`,
          action: 'Press \'Try "Any Operator" instead\'.',
          story: 'pages-buy-number--no-numbers-for-operator',
        },
        offerEmpty: {
          cause: 'No operator has a number.',
          place: confirm,
          action: 'Choose another country, or try again later.',
          story: 'pages-buy-number--out-of-stock',
        },
      },
    ),
    ...explain(RATE_LIMIT_TEXTS, {
      purchase: {
        cause: 'The provider limits purchases.',
        place: 'Banner of Buy Number, with the seconds left',
        action: 'Wait; the buttons come back by themselves.',
      },
      prices: {
        cause: 'The provider limits price look-ups.',
        place: 'Banner of Buy Number, with the seconds left',
        action: 'Wait; the buttons come back by themselves.',
      },
      limiter: {
        cause: 'The server limits calls per minute; nothing was bought.',
        place: 'Banner of Buy Number, with the seconds left',
        action: 'Wait; the buttons come back by themselves.',
      },
    }),
    ...explain(
      { services: SERVICES_FAILED, countries: COUNTRIES_FAILED },
      {
        services: {
          cause: 'The services could not be loaded.',
          place: "Buy Number, 'Error Loading Data'; a toast while earlier ones are shown",
          action: "Press 'Try Again'.",
        },
        countries: {
          cause: 'The countries could not be loaded.',
          place: "Buy Number, 'Error Loading Data'; a toast while earlier ones are shown",
          action: "Press 'Try Again'.",
        },
      },
    ),
    ...explain(PRICE_LIST_TEXTS, {
      prices: {
        cause: 'The prices of the country could not be loaded.',
        place: 'Buy Number, above the services',
        action: 'Press Refresh.',
      },
      availability: {
        cause: 'The stock could not be loaded.',
        place: 'Buy Number, above the services',
        action: 'Go on: the price list has figures of its own.',
      },
    }),
    ...explain(
      { restrictions: RESTRICTIONS_FAILED },
      {
        restrictions: {
          cause: 'Advice about a choice could not be loaded.',
          place: 'Buy Number, below the choices',
          action: 'Nothing.',
        },
      },
    ),
  ],
};
