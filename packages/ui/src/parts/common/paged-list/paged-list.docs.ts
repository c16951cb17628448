import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'A list with its pagination below. Turning a page moves the focus and the view to the start of the list.',
  whenToUse: ['Around the purchases of the history and the payments.'],
  whenNot: ['For lists that are all there: take VirtualList or ScrollBox.'],
  dos: [
    'Leave out the pager while the number of pages is unknown, and when everything fits on one page.',
    'Keep the old rows and set busy while another page loads.',
  ],
  donts: [
    "Do not leave the focus on 'Next', which may be disabled by now.",
    'Do not clear the list first: the page would jump.',
  ],
  anatomy: [
    { part: 'List', selector: '[role="group"]' },
    { part: 'Pagination', selector: 'nav' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through the rows, then to 'Previous', the numbers and 'Next'." },
    { keys: 'Enter or Space on a page', does: 'Turns to it; the focus goes to the start of the list.' },
  ],
  screenReader: [
    'A group with the name of what is listed, read when a page is turned; aria-busy while it loads.',
    'The new position is announced by the pagination.',
  ],
  decisions: [26],
};
