import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the dialog of the payments page.'],
  whenNot: ["For paying: the form only opens the provider's checkout popup."],
  dos: [
    "Enable 'Proceed to Payment' only with a quote for the displayed amount.",
    'Keep the input when the payment could not be created.',
  ],
  donts: [
    'Do not submit with the quote of an earlier amount.',
    'Do not resend after a lost response: UnconfirmedOutcome replaces the button and the form is locked.',
  ],
  anatomy: {
    'Current balance': 'form > dl',
    Amount: 'form input[inputmode="decimal"]',
    'Suggested amounts': '[role="group"][aria-label="Quick choices"]',
    'Payment methods': '[role="radiogroup"]',
    'Quote, market rate and own rate': 'section[aria-label="USD Equivalent"]',
    'Note on the checkout': 'form > p',
    'Cancel and submit': 'form > div:last-child',
  },
  keyboard: { 'Enter in the field': 'Submits, with a quote for this amount.' },
  screenReader: [
    "The quote is a status: 'Calculating exchange rate...' and then the amount are announced.",
    'A failure to create the payment is an alert.',
  ],
  decisions: [13, 17, 18, 28],
};
