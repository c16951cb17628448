import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "The account: username and balance, payments, settings, 'Sign out'. The menu's code is fetched on first use.",
  whenToUse: ['Once, at the right end of the header.'],
  whenNot: [
    'For the actions of a page or a row: they stand there as buttons.',
    'For choosing a value: take Select.',
  ],
  dos: [
    "Keep 'Sign out' last and apart.",
    "Show the username on wide screens, and keep it as the button's name on phones.",
  ],
  donts: [
    'Do not put settings into the menu; it leads to their page.',
    'Do not show a balance that is not known.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button.' },
    { keys: 'Enter, Space or Arrow Down', does: 'Opens the menu, with the focus in it.' },
    { keys: 'Arrow Up, Arrow Down, Home, End, letters', does: 'Move through the entries.' },
    { keys: 'Enter', does: 'Takes the entry.' },
    { keys: 'Escape or Tab', does: 'Closes the menu; after Escape the button has the focus.' },
  ],
  screenReader: [
    'A button named with the username, with aria-haspopup="menu" and aria-expanded.',
    "A menu with the items 'Transactions', 'Subscriptions', 'Settings' and 'Sign out'; username and balance are text above them.",
  ],
  decisions: [14, 28, 36, 59],
};
