import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Turns the pages of a list and says where the user is. On wide screens it can offer pages by number.',
  whenToUse: ['Below a list that the server sends in pages of 20.'],
  whenNot: [
    'For one page: leave it out.',
    'For a long list that is all there, such as 400 services: take VirtualList.',
  ],
  dos: [
    "Say the position in words: 'Page 2 of 3 (53 total)' for payments, 'Showing 21 to 40 of 53' for the history.",
    'Put PagedList around list and pagination, which leads the focus to the start of the new page.',
  ],
  donts: [
    "Do not remove 'Previous' on the first page; it is disabled, so that nothing moves.",
    'Do not load the next page by scrolling.',
  ],
  anatomy: [
    { part: 'Position', selector: 'nav > p' },
    { part: 'Previous', selector: 'nav > div > button:first-child' },
    { part: 'Next', selector: 'nav > div > button:last-child' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through 'Previous', the numbers and 'Next'; a disabled one is left out." },
    { keys: 'Enter or Space', does: 'Turns to that page.' },
  ],
  screenReader: [
    "A navigation landmark named 'Pages'.",
    'The position is a polite live region: after turning, the new one is read.',
    "Numbers are buttons named 'Page 3'; the current one has aria-current. Gaps are text.",
  ],
  decisions: [26, 45],
};
