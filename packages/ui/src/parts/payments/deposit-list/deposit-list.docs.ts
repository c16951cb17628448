import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the payments page, inside PagedList.'],
  dos: [
    'Show naira first and USD after it. The reference is in the details.',
    'A click on the row opens the details; for keyboards there is a real button at its end.',
  ],
  anatomy: {
    Date: 'tbody th',
    'Amount in naira': 'tbody td:nth-child(2)',
    'Amount in USD': 'tbody td:nth-child(3)',
    State: 'tbody td:nth-child(5)',
    Actions: 'tbody tr:nth-child(2) td',
  },
  screenReader: [
    "A pending button reads 'Verifying...', 'Cancelling...' or 'Removing...' and is busy.",
    "While loading a status says 'Loading payment history...'.",
  ],
  decisions: [13, 26, 40],
};
