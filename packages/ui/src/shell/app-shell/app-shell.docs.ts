import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once, around all pages that need a session.'],
  dos: [
    'Pass the header as a render prop, so that a new balance rerenders only the header.',
    "Place 'Close menu' where 'Open menu' was, so that a second press on the same position closes the menu.",
  ],
  donts: [
    'Do not place fixed elements at the bottom without an offset of --bottom-bar.',
    'Do not add a second navigation to a page.',
  ],
  anatomy: { Sidebar: 'aside', Header: 'header', Page: 'main' },
  keyboard: {
    Tab: "Moves to 'Skip to content', then to the header and the page.",
    "Enter on 'Skip to content'": 'Moves the focus to the page.',
    'Escape in the open menu': 'Closes it and returns the focus to the button that opened it.',
    'Tab and Shift + Tab in the open menu':
      "Move through 'Close menu' and the entries; the page below is inert.",
  },
  screenReader: [
    "Below 1024 px the sidebar is a modal dialog 'Menu', opened by 'Open menu' or 'More'; closed, it is not read.",
  ],
  decisions: [14, 40, 47, 59],
};
