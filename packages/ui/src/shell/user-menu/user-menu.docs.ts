import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once, at the right end of the header.'],
  whenNot: ['For the actions of a page or a row: use buttons there.'],
  dos: [
    "Keep 'Sign out' last and separate.",
    "Show the username on wide screens; on phones it is the button's accessible name.",
  ],
  donts: ['Do not put settings into the menu; link to their page.', 'Do not show an unknown balance.'],
  keyboard: {
    'Enter, Space or Arrow Down': 'Opens the menu and moves the focus into it.',
    'Arrow Up, Arrow Down, Home, End, letters': 'Move through the entries.',
    Enter: 'Activates the entry.',
    'Escape or Tab': 'Closes the menu and returns the focus to the button.',
  },
  screenReader: [
    "A menu with the items 'Transactions', 'Subscriptions', 'Settings' and 'Sign out'; username and balance are text above them.",
  ],
  decisions: [14, 28, 36, 59],
};
