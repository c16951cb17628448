import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Only in the error boundary around the pages.'],
  dos: ["Offer both actions: 'Try Again' renders the page again, 'Go to Dashboard' leaves it."],
  donts: ['Do not show the error itself; it is logged to the console.'],
  anatomy: {
    'Title and text': '[role="alert"]',
    'Try Again': 'div > button:first-child',
    'Go to Dashboard': 'div > button:last-child',
  },
  decisions: [28],
};
