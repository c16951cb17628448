import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The second step of a purchase: search, filter by category and pick a service, with favourites and popular ones on top.',
  whenToUse: ['In the wizard, and only there.'],
  whenNot: [
    'For filtering the history: take Select.',
    'For finding a service from anywhere: take CommandPalette.',
  ],
  dos: [
    'Show price and stock of each service; let one without stock be chosen, since the figure may be old.',
    'Keep the box at 24 rem at most.',
  ],
  donts: [
    'Do not block the list when prices or stock could not be loaded: a note says so.',
    'Do not offer a category filter for fewer than two categories.',
  ],
  anatomy: [
    { part: 'Search', selector: 'input[type="search"]' },
    { part: 'Category', selector: 'select' },
    { part: 'Heading with the count', selector: 'li:first-child h3' },
    { part: 'A service', selector: 'li:nth-child(2) [data-choice]' },
    { part: 'Stock and price', selector: 'li:nth-child(2) [id$="-trailing"]' },
    { part: 'Favourite', selector: 'li:nth-child(2) button[aria-pressed]' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through search, category and the rows.' },
    { keys: 'Enter in the search', does: 'Takes the first match.' },
    {
      keys: 'Arrow Down and Arrow Up in the wizard',
      does: 'Move from the search through the choices and back.',
    },
  ],
  screenReader: [
    "A search box 'Search services', a list 'Category' and a group 'Services'.",
    'A service is a button with its name; price and stock are its description.',
    "Headings say how many: 'Popular Services 2', 'Search Results (12)'.",
  ],
  decisions: [9, 39, 42],
};
