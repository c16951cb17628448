import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the payments page, inside PagedList.'],
  whenNot: ['For counts of pending payments: use PaymentMonitor.', 'For purchases: use PurchaseList.'],
  dos: [
    "Offer 'Verify', 'Reopen Checkout' and 'Cancel' while pending, only 'Remove' after the session has expired.",
    'Show naira first and USD after it. The reference is in the details.',
    'A click on the row opens the details; for keyboards there is a real button at its end.',
  ],
  donts: ['Do not offer an action in a final state.'],
  anatomy: [
    { part: 'Date', selector: 'tbody th' },
    { part: 'Amount in naira', selector: 'tbody td:nth-child(2)' },
    { part: 'Amount in USD', selector: 'tbody td:nth-child(3)' },
    { part: 'State', selector: 'tbody td:nth-child(5)' },
    { part: 'Actions', selector: 'tbody tr:nth-child(2) td' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the buttons of each row; in a busy row only the clicked one is focusable.',
    },
  ],
  screenReader: [
    "A table named 'Payments'; each payment is a row group named 'Deposit' with its full reference, on phones an article.",
    'The buttons have short names and are described by the reference.',
    "A pending button reads 'Verifying...', 'Cancelling...' or 'Removing...' and is busy.",
    "While loading a status says 'Loading payment history...'.",
  ],
  decisions: [13, 26, 40],
};
