import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The deposits of a page as rows with their amounts, state and the actions the state allows; or what stands in their place.',
  whenToUse: ['On the payments page, inside PagedList.'],
  whenNot: [
    'For what is pending right now in words: that is PaymentMonitor.',
    'For purchases: take PurchaseList.',
  ],
  dos: [
    "Offer 'Verify', 'Reopen Checkout' and 'Cancel' while pending, only 'Remove' once the session has expired.",
    'Show naira first and USD after it, the full reference below.',
  ],
  donts: [
    'Do not offer an action in a state whose end is known.',
    'Do not shorten a reference: it is what the user compares with the bank.',
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
      does: 'Moves through the buttons of each row; those of a row at work are left out, except the one that was pressed.',
    },
    { keys: 'Enter or Space', does: 'Presses the button.' },
  ],
  screenReader: [
    "Each deposit is an article named 'Deposit' with its full reference.",
    'The buttons keep their short names and are described by the reference.',
    "A button at work reads 'Verifying...', 'Cancelling...' or 'Removing...' and is busy.",
    "While loading a status says 'Loading payment history...'.",
  ],
  decisions: [13, 26, 40],
};
