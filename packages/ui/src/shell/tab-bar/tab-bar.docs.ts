import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The pages used most, within reach of the thumb on phones: Home, Buy, Active, History, and More, which opens the sidebar.',
  whenToUse: ['On phones, in AppShell.'],
  whenNot: [
    'In a window that is less than 480 px high, as at 400 % zoom: it needs its height, so there are none.',
    'For the parts of one page: the product has no tabs inside a page.',
  ],
  dos: [
    'Keep five places with a word below each picture.',
    'Mark the page that is open, and none for a page without a tab.',
  ],
  donts: [
    'Do not add a place for money: the header has balance and payments.',
    'Do not scroll it away; fixed parts stand on --bottom-bar.',
  ],
  anatomy: [
    { part: 'Tab of the open page', selector: '[aria-current="page"]' },
    { part: 'Another tab', selector: 'li:nth-child(2) a' },
    { part: 'More', selector: 'button' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves from tab to tab and to 'More'." },
    { keys: 'Enter', does: "Opens the page; on 'More' it opens the sidebar, as Space does." },
  ],
  screenReader: [
    "A navigation named 'Tabs'; links with aria-current, and a button 'More' with aria-expanded.",
    "Codes that are ready are part of the link: 'Active 3 codes ready'.",
  ],
  decisions: [47],
};
