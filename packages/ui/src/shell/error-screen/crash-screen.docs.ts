import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Only in the error boundary around the pages.'],
  dos: ["Offer both actions: 'Try Again' renders the page again, 'Go to Dashboard' leaves it."],
  donts: ['Do not show the error itself; it is logged to the console.'],
  anatomy: [
    { part: 'Title and text', selector: '[role="alert"]' },
    { part: 'Try Again', selector: 'div > button:first-child' },
    { part: 'Go to Dashboard', selector: 'div > button:last-child' },
  ],
  decisions: [28],
};
