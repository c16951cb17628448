import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the payments page, inside PagedList.'],
  dos: [
    'Show naira first and USD after it. The reference is in the details.',
    'A click on the row opens the details; for keyboards there is a real button at its end.',
  ],
  anatomy: [
    { part: 'Date', selector: 'tbody th' },
    { part: 'Amount in naira', selector: 'tbody td:nth-child(2)' },
    { part: 'Amount in USD', selector: 'tbody td:nth-child(3)' },
    { part: 'State', selector: 'tbody td:nth-child(5)' },
    { part: 'Actions', selector: 'tbody tr:nth-child(2) td' },
  ],
  screenReader: [
    "A pending button reads 'Verifying...', 'Cancelling...' or 'Removing...' and is busy.",
    "While loading a status says 'Loading payment history...'.",
  ],
  decisions: [13, 26, 40],
};
