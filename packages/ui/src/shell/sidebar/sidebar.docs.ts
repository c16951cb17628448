import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In AppShell: next to the page from 1024 px, in a modal dialog below.'],
  whenNot: ['For everything else: use the command palette and the user menu.'],
  dos: ['Mark the current page, and none for a page without an entry.'],
  donts: [
    'Do not add a seventh entry: further pages are in the menu and the command palette.',
    'Do not group entries.',
  ],
  anatomy: {
    'Name and tagline': 'aside > div:first-child',
    Entry: 'nav li:nth-child(3) a',
    'Current page': '[aria-current="page"]',
    Version: 'aside > div:last-child',
  },
  screenReader: [
    'The current page has aria-current="page"; received codes are part of the link: \'Active Numbers 12 codes ready\'.',
  ],
  decisions: [47],
};
