import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "What the user always sees: search, balance with refresh, pending payments, 'Buy Number', account.",
  whenToUse: ['Once, in AppShell.'],
  whenNot: ['For the actions of a page: they belong into PageHeader.'],
  dos: [
    'Show 4 decimals of the balance from 768 px and 2 below.',
    "Show the count of pending payments as '9+' above 9, and none at 0.",
  ],
  donts: [
    "Do not hide a known balance when a reload fails: 'Failed to fetch balance' stands beside it.",
    'Do not add further icons; what is used rarely is in the menu or the search.',
  ],
  anatomy: [
    { part: 'Search', selector: 'button[title="Search"]' },
    { part: 'Balance', selector: '[aria-live="polite"]' },
    { part: 'Refresh balance', selector: 'button[aria-label="Refresh balance"]' },
    { part: 'Buy Number', selector: 'a[href="/buy-number"]' },
    { part: 'User menu', selector: 'button[aria-haspopup="menu"]' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves through the sidebar's button, search, refresh, pending payments, 'Buy Number' and the account.",
    },
    { keys: 'Enter or Space', does: 'Presses a button; Enter follows a link.' },
    { keys: '⌘K or Ctrl+K', does: 'Opens the search.' },
  ],
  screenReader: [
    'The banner landmark.',
    "The balance is a polite live region: 'Balance: $12.3450' is announced when it changes.",
    "Pending payments are a link named '12 pending transactions', although '9+' is shown.",
    'The search button carries aria-keyshortcuts.',
  ],
  decisions: [26, 40, 47],
};
