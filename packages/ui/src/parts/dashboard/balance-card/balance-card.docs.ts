import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Balance on the dashboard, with three totals and a link to add funds.',
  whenToUse: ['Once on the dashboard, at its top.'],
  whenNot: [
    'In the header, which has its own balance and load error.',
    'Before a purchase: use PriceBalancePanel, which compares price and balance.',
  ],
  dos: [
    'Show balance and spending with 4 decimals, deposits with 2.',
    'Show a dash for values missing in the response.',
  ],
  donts: [
    'Do not colour a balance; whether it is enough depends on the price.',
    'Do not show 0 for unknown values.',
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
    "A second-level heading 'Account Balance', followed by the amount.",
    'The totals are a description list: each amount is read with its name.',
  ],
  decisions: [40],
};
