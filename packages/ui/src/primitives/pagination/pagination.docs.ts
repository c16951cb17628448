import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Below a list that the server returns in pages of 20.'],
  whenNot: [
    'For a single page: omit it.',
    'For a long list that is fully loaded, such as 400 services: use VirtualList.',
  ],
  dos: [
    "Show the position as text: 'Page 2 of 3 (53 total)' for payments, 'Showing 21 to 40 of 53' for the history.",
    'Wrap list and pagination in PagedList, which moves the focus to the start of the new page.',
  ],
  donts: [
    "Do not remove 'Previous' on the first page: disable it, to prevent a layout shift.",
    'Do not load the next page by scrolling.',
  ],
  anatomy: {
    Position: 'nav > p',
    Previous: 'nav > div > button:first-child',
    Next: 'nav > div > button:last-child',
  },
  screenReader: [
    'The position is a polite live region: it is announced after a page change.',
    "Numbers are buttons named 'Page 3'; the current one has aria-current. Gaps are text.",
  ],
  decisions: [26, 45],
};
