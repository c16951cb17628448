import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Above the purchases, on the history.'],
  whenNot: ['For payments: use DepositFilters.', 'For finding something to buy: use CommandPalette.'],
  dos: ['Apply every change at once, and write it into the URL.'],
  donts: ['Do not show pending filters; show those of the URL.'],
  anatomy: [
    { part: 'Search', selector: 'input[type="search"]' },
    { part: 'Filter', selector: '[role="group"] > div > div:has(select)' },
  ],
  screenReader: [
    "A group named 'Filters'; on phones a button 'Filters' with the number in effect and aria-expanded.",
    'Each pill is a select named by what it filters by.',
  ],
  decisions: [28, 45],
};
