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
  anatomy: [
    { part: 'Search', selector: 'input[type="search"]' },
    { part: 'Category', selector: 'select' },
    { part: 'Heading with the count', selector: 'li:first-child h3' },
    { part: 'A service', selector: 'li:nth-child(2) [data-choice]' },
    { part: 'Stock and price', selector: 'li:nth-child(2) [id$="-trailing"]' },
    { part: 'Favourite', selector: 'li:nth-child(2) button[aria-pressed]' },
  ],
  screenReader: ["Headings include counts: 'Popular Services 2', 'Search Results (12)'."],
  decisions: [9, 39, 42],
};
