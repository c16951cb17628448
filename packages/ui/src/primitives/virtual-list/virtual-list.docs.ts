import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For hundreds or thousands of rows of one height: countries and services.'],
  dos: [
    'Give every row the same height in rem, so that rows scale with the font size.',
    'Give each item a key that is stable under filters.',
  ],
  donts: [
    'Do not let a row grow with its content: truncate or wrap within its height.',
    'Do not use it where users search with the browser: rows out of view are not in the page.',
  ],
  anatomy: { 'Scroll box': '[role="group"]', Row: 'li:first-child' },
  keyboard: { Tab: 'Moves to the box, then from row to row; rows are rendered on the way.' },
  screenReader: [
    "Each row has its position, 'item 14 of 2000', although only the visible ones are rendered.",
  ],
  decisions: [7],
};
