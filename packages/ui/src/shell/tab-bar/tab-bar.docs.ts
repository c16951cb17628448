import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On phones, in AppShell.'],
  whenNot: [
    'In a window lower than 480 px, as at 400 % zoom, which needs its height: there are no tabs.',
    'For sections of one page: the product has no tabs inside a page.',
  ],
  dos: [
    'Keep five tabs, each with an icon and a word.',
    'Mark the current page, and none for a page without a tab.',
  ],
  donts: [
    'Do not add a tab for payments: the header has balance and payments.',
    'Do not scroll it away; fixed elements have an offset of --bottom-bar.',
  ],
  anatomy: {
    'Tab of the current page': '[aria-current="page"]',
    'Another tab': 'li:nth-child(2) a',
    More: 'button',
  },
  screenReader: [
    "A navigation named 'Tabs'; links with aria-current, and a button 'More' with aria-expanded.",
  ],
  decisions: [47],
};
