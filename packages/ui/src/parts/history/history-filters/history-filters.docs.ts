import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Narrows the history by search, status, service and country. What is in effect is also a row of chips.',
  whenToUse: ['Above the purchases, on the history.'],
  whenNot: ['For payments: take DepositFilters.', 'For finding something to buy: take CommandPalette.'],
  dos: [
    'Let every change take effect at once, and write it into the address.',
    "Give each filter in effect a chip, the search too, and 'Clear all' behind them.",
  ],
  donts: [
    'Do not show filters that have not come yet: those on screen are those of the address.',
    'Do not wrap the chips; their line scrolls, so that the list stays where it is when a name arrives.',
  ],
  anatomy: [
    { part: 'Search', selector: 'input[type="search"]' },
    { part: 'Status', selector: '[role="group"] > div > div:nth-child(1) > div > select' },
    { part: 'Service', selector: '[role="group"] > div > div:nth-child(2) > div > select' },
    { part: 'Country', selector: '[role="group"] > div > div:nth-child(3) > div > select' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the search, the three lists and the chips.' },
    {
      keys: 'Enter or Space on a chip',
      does: 'Takes the filter away; the focus goes to the group, not to the next chip.',
    },
    { keys: "Enter or Space on 'Filters', on phones", does: 'Unfolds the lists.' },
  ],
  screenReader: [
    "A group named 'Filters'; on phones a button 'Filters (3)' with aria-expanded.",
    "The chips are a list 'Active filters' of buttons 'Remove Status: Completed', and 'Clear all'.",
  ],
  decisions: [28, 45],
};
