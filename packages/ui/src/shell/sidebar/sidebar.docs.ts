import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: "The product's name, its six pages and its version.",
  whenToUse: ['In AppShell: beside the page from 1024 px, in a modal dialog below.'],
  whenNot: [
    'For the pages used most on phones: TabBar has them too.',
    'For anything that is not a page: the search and the user menu have it.',
  ],
  dos: [
    'Keep the six entries of the specification in their order.',
    'Mark the page that is open, and none for a page without an entry.',
  ],
  donts: [
    'Do not add a seventh: further pages are links of the menu and the search.',
    'Do not fold entries into groups.',
  ],
  anatomy: [
    { part: 'Name and tagline', selector: 'aside > div:first-child' },
    { part: 'Entry', selector: 'nav li:nth-child(3) a' },
    { part: 'Page that is open', selector: '[aria-current="page"]' },
    { part: 'Version', selector: 'aside > div:last-child' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from entry to entry.' },
    { keys: 'Enter', does: 'Opens the page; on narrow screens the menu closes.' },
  ],
  screenReader: [
    "A complementary landmark 'Sidebar' around the navigation 'Main'.",
    'The open page has aria-current="page"; codes that are ready are part of the link: \'Active Numbers 12 codes ready\'.',
  ],
  decisions: [47],
};
