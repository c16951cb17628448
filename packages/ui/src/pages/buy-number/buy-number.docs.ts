import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /buy-number; deep links prefill the selection: /buy-number?country=&service=&operator=.'],
  whenNot: [
    "For repeating a purchase: 'Recent', 'Buy again' and the command palette open the last step directly.",
  ],
  dos: [
    "Move to the next step on a choice; summary and 'Back' return to earlier steps.",
    'Lock the wizard while a purchase is in flight or unconfirmed, or the rate-limit wait runs.',
    "Keep 'Purchase Number' the only filled button. Too poor, out of stock and unconfirmed replace the receipt.",
    "Fold what few need into 'More options'; it is open for a user who opened it last time.",
    'Move the focus to the search of the next step, or to the heading of the last.',
  ],
  donts: [
    "Do not add a 'Next' button.",
    'Do not send a purchase twice: after a lost response it is reconciled.',
  ],
  anatomy: {
    Heading: 'h1',
    Refresh: 'div:has(> h1) + div button',
    Steps: 'ol',
    'Your selection': '[role="group"][aria-label="Your selection"]',
    Step: 'section',
    'Price and balance': '[role="group"][aria-label="Price and balance"]',
    'Main action': '[data-action-bar]',
    'More options': 'summary',
  },
  keyboard: {
    'Arrow Down and Arrow Up': 'Move between the search and the choices.',
    'Enter in the search': 'Picks the first match.',
    'Enter in the maximum price': 'Buys, unless blocked.',
  },
  screenReader: [
    'A new step is read because its search or its heading takes the focus.',
    "Loading is a status; 'Error Loading Data' an alert.",
  ],
  decisions: [9, 17, 18, 28, 40, 41, 42, 107],
};
