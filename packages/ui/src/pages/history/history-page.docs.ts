import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /history; the URL has filters and page.'],
  dos: [
    "Keep the loaded rows after a failed refresh, below the error with 'Try Again'.",
    "Disable 'Export CSV' for an empty list; it exports the current page in its order.",
  ],
  donts: ['Do not load more than the current page.', 'Do not put the charts above the filters by default.'],
  anatomy: {
    Heading: 'h1',
    'Export and charts': 'div:has(> h1) + div',
    Filters: '[role="group"][aria-label="Filters"]',
    Purchases: '[role="group"][aria-label="Purchases"]',
    Pages: 'nav',
  },
  screenReader: [
    "A page change moves the focus to the group 'Purchases' and announces the position.",
    'A failed load is an alert.',
  ],
  decisions: [21, 26, 30, 45, 46],
};
