import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "The form behind 'Add Funds': an amount in naira, a payment method, and what the amount is worth in USD before anything is paid.",
  whenToUse: ['In the dialog of the payments page.'],
  whenNot: [
    'For paying: the form only leads to the page of the provider, which opens in its own window.',
    'For showing a balance: take BalanceCard.',
  ],
  dos: [
    "Let 'Proceed to Payment' wait for a quote of exactly the amount on screen.",
    'Keep what was typed when the payment could not be started.',
  ],
  donts: [
    'Do not submit with the quote of an earlier amount.',
    'Do not send again by itself when the answer was lost: UnconfirmedOutcome takes over and the form is locked.',
  ],
  anatomy: [
    { part: 'Current balance', selector: 'form > dl' },
    { part: 'Amount', selector: 'form input[inputmode="decimal"]' },
    { part: 'Amounts that fill the field', selector: '[role="group"][aria-label="Quick choices"]' },
    { part: 'Payment methods', selector: '[role="radiogroup"]' },
    { part: 'Quote, market rate and own rate', selector: 'section[aria-label="USD Equivalent"]' },
    { part: 'Where one pays', selector: 'form > p' },
    { part: 'Cancel and submit', selector: 'form > div:last-child' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves through amount, offered amounts, methods, 'Cancel' and 'Proceed to Payment'.",
    },
    { keys: 'Enter in the field', does: 'Submits, if there is a quote for this amount.' },
    { keys: 'Arrow keys in the methods', does: 'Choose the next or the previous method.' },
  ],
  screenReader: [
    'The amount is described by the smallest and the largest one, or by the error in its place.',
    "The quote is a status: 'Calculating exchange rate...' and then the sum are announced.",
    "Offered amounts are toggle buttons with aria-pressed; the methods are a radio group named 'Payment Method'.",
    'Why it could not be started is an alert.',
  ],
  decisions: [13, 17, 18, 28],
};
