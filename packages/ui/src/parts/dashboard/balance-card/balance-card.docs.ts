import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once on the dashboard, at its top.'],
  whenNot: ['In the header, which has its own balance and load error.'],
  dos: [
    'Show balance and spending with 4 decimals, deposits with 2.',
    'Show a dash for values missing in the response.',
    'Give it the width of the page below 1280 px: on tablets it is a band with the actions beside the balance.',
  ],
  donts: [
    'Do not colour a balance; whether it is enough depends on the price.',
    'Do not show 0 for unknown values.',
  ],
  anatomy: { Balance: 'h2 + p', 'Opens the sum': 'button', Totals: 'dl', 'Quick actions': 'h2 + div' },
  screenReader: [
    'Totals that are not visible are read: the total spent, which the strip shows, and on phones all.',
    'Opened, the totals read as a sum: deposits, spending, refunds and credits, balance.',
  ],
  decisions: [40],
};
