import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['When prices, stock or operators failed to load, but a choice is still possible.'],
  whenNot: [
    "When the missing data blocks the task: use Banner with 'Try Again'.",
    "For a hint on a field: use the field's hint.",
  ],
  dos: [
    "Use the text of the specification: 'Failed to fetch prices'.",
    'Put it between the search and the rows.',
  ],
  donts: ['Do not stack more than two.', "Do not add a button; the page's 'Refresh' reloads everything."],
  screenReader: ['A server text has an isolated direction and a bounded length.'],
};
