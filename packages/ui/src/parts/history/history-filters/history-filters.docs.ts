import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Filters of the history: search, status, service and country. Active filters also show as chips.',
  whenToUse: ['Above the purchases, on the history.'],
  whenNot: ['For payments: use DepositFilters.', 'For finding something to buy: use CommandPalette.'],
  dos: [
    'Apply every change at once, and write it into the URL.',
    "Show a chip for each active filter and the search, with 'Clear all' after them.",
  ],
  donts: [
    'Do not show pending filters; show those of the URL.',
    'Do not wrap the chips: their line scrolls, so that the list does not move when a name loads.',
  ],
  anatomy: [
    { part: 'Search', selector: 'input[type="search"]' },
    { part: 'Status', selector: '[role="group"] > div > div:nth-child(1) > div > select' },
    { part: 'Service', selector: '[role="group"] > div > div:nth-child(2) > div > select' },
    { part: 'Country', selector: '[role="group"] > div > div:nth-child(3) > div > select' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the search, the three selects and the chips.' },
    {
      keys: 'Enter or Space on a chip',
      does: 'Removes the filter; the focus moves to the group, not to the next chip.',
    },
    { keys: "Enter or Space on 'Filters', on phones", does: 'Opens the selects.' },
  ],
  screenReader: [
    "A group named 'Filters'; on phones a button 'Filters (3)' with aria-expanded.",
    "The chips are a list 'Active filters' of buttons 'Remove Status: Completed', and 'Clear all'.",
  ],
  decisions: [28, 45],
};
