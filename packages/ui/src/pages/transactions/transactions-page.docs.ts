import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /transactions, and as the target of every shortfall.'],
  dos: [
    "Make 'Add Funds' the only primary button; it opens AddFundsForm in a dialog.",
    'Keep the last known figures next to an error.',
    'On phones show the payments first: the header already has the balance.',
  ],
  donts: [
    'Do not open the checkout in the same window, unless the browser blocks the popup.',
    'Do not remove payments from the list during verification.',
  ],
  anatomy: {
    Heading: 'h1',
    'Refresh and Add Funds': 'div:has(> h1) + div',
    Figures: 'dl',
    'Pending payments': 'section[aria-label="Real-time Payment Monitoring"]',
    'Payments or statement': '[role="group"][aria-label="View"]',
    Filters: '[role="group"][aria-label="Filters"]',
    Payments: '[role="group"][aria-label="Payments"]',
    Pages: 'nav',
  },
  screenReader: ['A failed load is an alert; pending and verifying payments are counted in a status.'],
  decisions: [9, 13, 18, 20, 26],
};
