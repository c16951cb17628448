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
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Refresh and Add Funds', selector: 'div:has(> h1) + div' },
    { part: 'Figures', selector: 'dl' },
    { part: 'Pending payments', selector: 'section[aria-label="Real-time Payment Monitoring"]' },
    { part: 'Payments or statement', selector: '[role="group"][aria-label="View"]' },
    { part: 'Filters', selector: '[role="group"][aria-label="Filters"]' },
    { part: 'Payments', selector: '[role="group"][aria-label="Payments"]' },
    { part: 'Pages', selector: 'nav' },
  ],
  screenReader: ['A failed load is an alert; pending and verifying payments are counted in a status.'],
  decisions: [9, 13, 18, 20, 26],
};
