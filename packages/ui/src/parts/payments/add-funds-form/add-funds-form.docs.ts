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
  anatomy: [
    { part: 'Current balance', selector: 'form > dl' },
    { part: 'Amount', selector: 'form input[inputmode="decimal"]' },
    { part: 'Suggested amounts', selector: '[role="group"][aria-label="Quick choices"]' },
    { part: 'Payment methods', selector: '[role="radiogroup"]' },
    { part: 'Quote, market rate and own rate', selector: 'section[aria-label="USD Equivalent"]' },
    { part: 'Note on the checkout', selector: 'form > p' },
    { part: 'Cancel and submit', selector: 'form > div:last-child' },
  ],
  keyboard: [{ keys: 'Enter in the field', does: 'Submits, with a quote for this amount.' }],
  screenReader: [
    "The quote is a status: 'Calculating exchange rate...' and then the amount are announced.",
    'A failure to create the payment is an alert.',
  ],
  decisions: [13, 17, 18, 28],
};
