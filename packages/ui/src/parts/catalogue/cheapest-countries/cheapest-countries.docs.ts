import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the empty active numbers page, for the most recent service.'],
  whenNot: [
    'For comparing all countries: the wizard sorts them by price.',
    'While prices are unknown: omit it.',
  ],
  dos: ['Show it only with loaded prices.', 'Sort by price, cheapest first.'],
  donts: [
    'Do not load prices for the empty page.',
    'Do not call a country the best; only its price is known.',
  ],
  anatomy: { Heading: 'h2', 'One country with its price': 'li:first-child a' },
  decisions: [41, 42],
};
