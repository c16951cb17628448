import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Only in the wizard.'],
  dos: [
    'Show price and stock of each service; one without stock can be picked, since the figure may be stale.',
    'Limit the box to 24 rem.',
  ],
  donts: [
    'Do not block the list when prices or stock fail to load: a notice is enough.',
    'Do not offer a category filter for fewer than two categories.',
  ],
  anatomy: {
    Search: 'input[type="search"]',
    Category: 'select',
    'Heading with the count': 'li:first-child h3',
    'A service': 'li:nth-child(2) [data-choice]',
    'Stock and price': 'li:nth-child(2) [id$="-trailing"]',
    Favourite: 'li:nth-child(2) button[aria-pressed]',
  },
  screenReader: ["Headings include counts: 'Popular Services 2', 'Search Results (12)'."],
  decisions: [9, 39, 42],
};
