import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: "The account's money on the dashboard, with three totals and the way to add to it.",
  whenToUse: ['Once on the dashboard, where the balance comes first.'],
  whenNot: [
    'In the header, which has a balance of its own and says when it could not be loaded.',
    'Before a purchase: take PriceBalancePanel, which compares price and balance.',
  ],
  dos: [
    'Show balance and spending with 4 decimals, deposits with 2.',
    'Show a dash for what the server did not tell.',
  ],
  donts: [
    'Do not colour a balance; whether it is enough depends on the price.',
    'Do not show 0 for what is unknown.',
  ],
  anatomy: [
    { part: 'Balance', selector: 'h2 + p' },
    { part: 'Add Funds', selector: 'a' },
    { part: 'Totals', selector: 'dl' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Add Funds'." },
    { keys: 'Enter', does: 'Opens the payments page.' },
  ],
  screenReader: [
    "A second-level heading 'Account Balance', followed by the sum.",
    'The totals are a description list: each sum is read with its name.',
  ],
  decisions: [40],
};
