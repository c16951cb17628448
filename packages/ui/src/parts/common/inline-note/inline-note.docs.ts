import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A quiet line inside a list that says what is missing while the main content still works.',
  whenToUse: ['Where prices, stock or operators could not be loaded, but a choice can still be made.'],
  whenNot: [
    "Where nothing can be done without what is missing: take Banner with 'Try Again'.",
    'For a hint on a field: the field has its own.',
  ],
  dos: [
    "Use the text of the specification: 'Failed to fetch prices'.",
    'Put it between the search and the rows.',
  ],
  donts: ['Do not stack more than two.', "Do not add a button; 'Refresh' of the page loads everything anew."],
  keyboard: [],
  screenReader: [
    'Role status: announced when it appears, without taking the focus.',
    'A text of the server is isolated in its direction and bounded in length.',
  ],
  decisions: [],
};
