import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Only in the wizard.'],
  whenNot: ["For finding a country from anywhere: use CommandPalette, which understands 'wa ng'."],
  dos: [
    "List the popular countries first and the rest behind 'Show all countries'; search covers all.",
    "Offer sorting by 'Price' and 'Stock' only if the prices of a service are known.",
  ],
  donts: [
    'Do not hide the code: it identifies the country at the provider.',
    'Do not load prices again when the order changes.',
  ],
  anatomy: {
    Search: 'input[type="search"]',
    'Sort by': 'select',
    'Number of countries': 'p[role="status"]',
    'All or popular': 'p[role="status"] + div button',
    'A country': 'li:first-child [data-choice]',
  },
  keyboard: { 'Enter in the search': 'Picks the first result; without a search, the first offer.' },
  screenReader: [
    "The count is a status: '6 of 195 countries shown, prices for WhatsApp', '2 results found'.",
  ],
  decisions: [9, 41, 42],
};
