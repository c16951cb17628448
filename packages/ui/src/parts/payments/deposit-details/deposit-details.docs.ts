import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the dialog of the payments page.'],
  dos: [
    'Show the full reference in unambiguous digits: support asks for it.',
    'Use the same label and colour as the row.',
    'Offer every action that the advice names.',
  ],
  donts: ['Do not call an unfinished payment a receipt.'],
  anatomy: [
    { part: 'Timeline', selector: 'ol' },
    { part: 'What to do', selector: 'ol + p' },
    { part: 'Reference', selector: 'dl > div:first-child' },
    { part: 'Status', selector: 'dl > div:nth-child(2)' },
    { part: 'Amount in naira', selector: 'dl > div:nth-child(3)' },
  ],
  decisions: [13, 63],
};
