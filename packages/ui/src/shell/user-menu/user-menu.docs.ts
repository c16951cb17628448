import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once, at the right end of the header.'],
  whenNot: ['For the actions of a page or a row: use buttons there.'],
  dos: [
    "Keep 'Sign out' last and separate.",
    "Show the username on wide screens; on phones it is the button's accessible name.",
  ],
  donts: ['Do not put settings into the menu; link to their page.', 'Do not show an unknown balance.'],
  keyboard: [
    { keys: 'Enter, Space or Arrow Down', does: 'Opens the menu and moves the focus into it.' },
    { keys: 'Arrow Up, Arrow Down, Home, End, letters', does: 'Move through the entries.' },
    { keys: 'Enter', does: 'Activates the entry.' },
    { keys: 'Escape or Tab', does: 'Closes the menu and returns the focus to the button.' },
  ],
  screenReader: [
    "A menu with the items 'Transactions', 'Subscriptions', 'Settings' and 'Sign out'; username and balance are text above them.",
  ],
  decisions: [14, 28, 36, 59],
};
