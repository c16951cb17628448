import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The shortfall of a purchase, with a link to a deposit of that amount.',
  whenToUse: ['In the last step of the wizard, when price and balance are known and the balance is too low.'],
  whenNot: [
    'While one of them is unknown: PurchaseButton explains it.',
    'After a server rejection: use PurchaseError.',
  ],
  dos: [
    'Show all three amounts: price, balance, shortfall.',
    "Make 'Top up your account' the primary action while it is visible.",
  ],
  donts: [
    'Do not round the shortfall; 4 decimals as in the price.',
    'Do not open the payment automatically.',
  ],
  anatomy: [
    { part: 'Title', selector: '[role="note"] > div > div > p' },
    { part: 'Sums', selector: '[role="note"] > div > div > div' },
    { part: 'Link to the deposits', selector: '[role="note"] a' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Top up your account'." },
    { keys: 'Enter', does: "Opens 'Add Funds' prefilled with the shortfall." },
  ],
  screenReader: ['A note, not announced: the purchase button is described by the same reason.'],
  decisions: [62],
};
