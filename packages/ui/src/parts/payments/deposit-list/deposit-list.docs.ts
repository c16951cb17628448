import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The deposits of a page with their amounts, states and actions; or their loading, error or empty state.',
  whenToUse: ['On the payments page, inside PagedList.'],
  whenNot: ['For counts of pending payments: use PaymentMonitor.', 'For purchases: use PurchaseList.'],
  dos: [
    "Offer 'Verify', 'Reopen Checkout' and 'Cancel' while pending, only 'Remove' after the session has expired.",
    'Show naira first and USD after it, the full reference below.',
  ],
  donts: [
    'Do not offer an action in a final state.',
    'Do not shorten a reference: users compare it with their bank statement.',
  ],
  anatomy: [
    { part: 'Amount in naira and USD', selector: 'article p:first-child' },
    { part: 'Date, rate and reference', selector: 'article > div:first-child > p:nth-child(2)' },
    { part: 'State', selector: 'article > p' },
    { part: 'Actions', selector: 'article > div:last-child' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the buttons of each row; in a busy row only the clicked one is focusable.',
    },
    { keys: 'Enter or Space', does: 'Activates the button.' },
  ],
  screenReader: [
    "Each deposit is an article named 'Deposit' with its full reference.",
    'The buttons have short names and are described by the reference.',
    "A pending button reads 'Verifying...', 'Cancelling...' or 'Removing...' and is busy.",
    "While loading a status says 'Loading payment history...'.",
  ],
  decisions: [13, 26, 40],
};
