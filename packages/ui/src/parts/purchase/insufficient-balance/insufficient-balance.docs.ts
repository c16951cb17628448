import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Says how much is missing for the purchase and leads to a deposit of just that much.',
  whenToUse: ['In the last step of the wizard, when price and balance are known and the balance is too low.'],
  whenNot: [
    'While one of them is unknown: PurchaseButton says which.',
    'After a purchase the server refused: take PurchaseError.',
  ],
  dos: [
    'Name all three sums: needed, owned, missing.',
    "Make 'Top up your account' the loud thing while it stands there.",
  ],
  donts: ['Do not round what is missing; 4 decimals as in the price.', 'Do not open the payment by itself.'],
  anatomy: [
    { part: 'Title', selector: '[role="note"] > div > div > p' },
    { part: 'Sums', selector: '[role="note"] > div > div > div' },
    { part: 'The way to the deposits', selector: '[role="note"] a' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Top up your account'." },
    { keys: 'Enter', does: "Opens 'Add Funds' with what is missing filled in." },
  ],
  screenReader: ['A note, not announced: the purchase button is described by the same reason.'],
  decisions: [62],
};
