import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The first step of a purchase: search, sort and pick a country, with favourites and recent purchases on top.',
  whenToUse: ['In the wizard, and only there.'],
  whenNot: [
    'For filtering the history: take Select, as its filters do.',
    "For finding a country from anywhere: CommandPalette reads 'wa ng'.",
  ],
  dos: [
    "List the popular countries first and the rest behind 'Show all countries'; a search reaches all.",
    "Offer 'Price' and 'Stock' as orders only while the prices of a service are known.",
  ],
  donts: [
    'Do not hide the code: it is what the provider knows a country by.',
    'Do not ask for prices again when the order changes.',
  ],
  anatomy: [
    { part: 'Search', selector: 'input[type="search"]' },
    { part: 'Sort by', selector: 'select' },
    { part: 'What is listed', selector: 'p[role="status"]' },
    { part: 'All or popular', selector: 'p[role="status"] + div button' },
    { part: 'A country', selector: 'li:first-child [data-choice]' },
    { part: 'Favourite', selector: 'li:first-child button[aria-pressed]' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves through search, order, recent purchases, 'Show all countries' and the rows.",
    },
    { keys: 'Enter in the search', does: 'Takes the first match.' },
    {
      keys: 'Arrow Down and Arrow Up in the wizard',
      does: 'Move from the search through the choices and back.',
    },
  ],
  screenReader: [
    "A search box 'Search countries' and a list 'Sort by'.",
    "The count is a status: '6 of 195 countries shown, prices for WhatsApp', '2 results found'.",
    "Nothing found reads 'No countries found'.",
  ],
  decisions: [9, 41, 42],
};
