import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once, in AppShell.'],
  whenNot: ['For the actions of a page: use PageHeader.'],
  dos: [
    'Show 4 decimals of the balance from 768 px and 2 below.',
    "Show the count of pending payments as '9+' above 9, and none at 0.",
    "Keep 'Buy Number' secondary: the page has the primary action.",
  ],
  donts: [
    "Do not hide a known balance after a failed refresh: show 'Failed to fetch balance' next to it.",
    'Do not add icons; rare actions are in the menu or the command palette.',
  ],
  anatomy: {
    Search: 'button[title="Search"]',
    Balance: '[aria-live="polite"]',
    'Refresh balance': 'button[aria-label="Refresh balance"]',
    'Buy Number': 'a[href="/buy-number"]',
    'User menu': 'button[aria-haspopup="menu"]',
  },
  screenReader: [
    "The balance is a polite live region: 'Balance: $12.3450' is announced when it changes.",
    "Pending payments are a link named '12 pending transactions', although '9+' is shown.",
    'The search button has aria-keyshortcuts.',
  ],
  decisions: [26, 40, 47],
};
