import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the dialog of the payments page.'],
  dos: [
    'Show the full reference in unambiguous digits: support asks for it.',
    'Use the same label and colour as the row.',
    'Offer every action that the advice names.',
  ],
  donts: ['Do not call an unfinished payment a receipt.'],
  anatomy: {
    Timeline: 'ol',
    'What to do': 'ol + p',
    Reference: 'dl > div:first-child',
    Status: 'dl > div:nth-child(2)',
    'Amount in naira': 'dl > div:nth-child(3)',
  },
  decisions: [13, 63],
};
