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
import { explain, LIST_FAILED, row, UNCONFIRMED, type ErrorSection } from './row';

const confirm = 'Buy Number, above the button';

const { done: _cancelled, ...CANCEL_FAILED } = CANCEL_NUMBER_TEXTS;
const { done: _completed, ...COMPLETE_FAILED } = COMPLETE_NUMBER_TEXTS;

/** Errors of bought numbers. */
export const numbers: ErrorSection = {
  title: 'Numbers',
  story: 'scenarios-error-texts--numbers',
  rows: [
    ...explain("Toast after 'Cancel & Refund'", CANCEL_FAILED, {
      failed: [
        'The server refuses to cancel and says nothing else.',
        'Look at the card: the list has reloaded.',
      ],
      unconfirmed: UNCONFIRMED,
    }),
    ...explain("Toast after 'Mark Complete'", COMPLETE_FAILED, {
      failed: ['The server refuses and says nothing else.', 'Press it again.'],
      unconfirmed: UNCONFIRMED,
    }),
    row('Active Numbers, above the cards', 'activeNumbers', ACTIVE_NUMBERS_FAILED, [
      LIST_FAILED,
      'Press Refresh; the earlier cards stay.',
    ]),
    row('History, above the list', 'history', HISTORY_FAILED, [LIST_FAILED, "Press 'Try again'."]),
    row('Purchase Details, above the button', 'retry', RETRY_FAILED, [
      'The server refuses another SMS and says nothing else, or the request was lost.',
      'Ask again: it costs nothing.',
    ]),
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
      'nothing-selected': ['Country or service is missing.', 'Choose both.', { place: 'Toast' }],
      'price-unknown': [
        'The provider names no price for the choice.',
        'Refresh, or choose another country or operator.',
      ],
      'invalid-maximum': [
        'What was typed as maximum price is no number.',
        'Correct or empty the field.',
        { place: `${confirm}, and at the field` },
      ],
      'above-maximum': [
        'The price is above the maximum that was typed.',
        'Raise the maximum, or choose another offer.',
      ],
      'insufficient-balance': ['The balance does not cover the price.', 'Add Funds.'],
    }),
    ...explain(confirm, PURCHASE_TEXTS, {
      balanceTooLow: ['INSUFFICIENT_BALANCE, or a message that blames the balance.', 'Add Funds.'],
      invalidService: ["The server's message contains 'Invalid service'.", 'Choose the service again.'],
      failed: ['Nothing was bought, and the server says nothing else.', 'Try again.'],
    }),
    ...explain(
      `${confirm}; Add Funds, above the button`,
      { offline: OFFLINE, notCharged: NOT_CHARGED },
      {
        offline: ['There is no network, so nothing was sent.', 'Connect and try again.'],
        notCharged: ['The answer was lost, and the purchase or payment is found nowhere.', 'Try again.'],
      },
    ),
    ...explain("Buy Number, 'Buy more than one'", BATCH_TEXTS, {
      rateLimited: [
        'The server or the provider asks to wait while several numbers are bought.',
        'Buy the rest when the wait is over.',
      ],
      unconfirmed: [
        'The answer to one of several purchases was lost, and the list does not tell.',
        'Look at Active Numbers before buying the rest.',
      ],
    }),
    row(`${confirm}, and a toast`, 'operatorEmpty', outOfStockText('T-Mobile'), [
      'The chosen operator has no numbers; any operator is chosen now.',
      'Press \'Try "Any Operator" instead\'.',
      { story: 'pages-buy-number--no-numbers-for-operator' },
    ]),
    row(confirm, 'offerEmpty', outOfStockText(null), [
      'No operator has a number.',
      'Choose another country, or try again later.',
      { story: 'pages-buy-number--out-of-stock' },
    ]),
    ...explain('Banner of Buy Number, with the seconds left', RATE_LIMIT_TEXTS, {
      purchase: ['The provider limits purchases.', 'Wait; the buttons come back by themselves.'],
      prices: ['The provider limits price look-ups.', 'Wait; the buttons come back by themselves.'],
      limiter: [
        'The server limits calls per minute; nothing was bought.',
        'Wait; the buttons come back by themselves.',
      ],
    }),
    ...explain(
      "Buy Number, 'Error Loading Data'; a toast while earlier ones are shown",
      { services: SERVICES_FAILED, countries: COUNTRIES_FAILED },
      {
        services: ['The services could not be loaded.', "Press 'Try Again'."],
        countries: ['The countries could not be loaded.', "Press 'Try Again'."],
      },
    ),
    ...explain('Buy Number, above the services', PRICE_LIST_TEXTS, {
      prices: ['The prices of the country could not be loaded.', 'Press Refresh.'],
      availability: ['The stock could not be loaded.', 'Go on: the price list has figures of its own.'],
    }),
    row('Buy Number, below the choices', 'restrictions', RESTRICTIONS_FAILED, [
      'Advice about a choice could not be loaded.',
      'Nothing.',
    ]),
  ],
};
