import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Around the purchases of the history and the payments.'],
  dos: [
    'Omit the pagination while the number of pages is unknown, and for a single page.',
    'Keep the old rows and set busy while another page loads.',
  ],
  donts: [
    "Do not leave the focus on 'Next', which may be disabled now.",
    'Do not clear the list first: the page would jump.',
  ],
  anatomy: { List: '[role="group"]', Pagination: 'nav' },
  keyboard: { 'Enter or Space on a page': 'Opens it; the focus moves to the start of the list.' },
  screenReader: [
    'A named group, announced on a page change; aria-busy while it loads.',
    'The new position is announced by the pagination.',
  ],
  decisions: [26],
};
