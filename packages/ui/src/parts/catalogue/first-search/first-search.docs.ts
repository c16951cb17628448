import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'Only in the wizard, in place of the countries, while its user searches or has named a service.',
  ],
  whenNot: ['Without a service and without a search: the countries alone need none of this code.'],
  dos: [
    "Say why an offer is the best pick, in five words: 'cheapest with 100+ in stock'.",
    'Reserve the height of the best pick while its prices load.',
  ],
  donts: [
    "Do not say 'No countries found' while a service matches.",
    'Do not list the best pick twice: it leaves the countries below.',
  ],
  anatomy: {
    'Best pick': 'div:has(> div [data-choice]):first-child',
    'The other offers': 'ul',
    'Number of results': 'p[role="status"]',
  },
  keyboard: { 'Enter in the search': 'Picks the first result; without a search, the best pick.' },
  screenReader: [
    "The best pick is a button named by its country, described as 'Best pick cheapest with 100+ in stock 1114 available $0.4400'.",
    'A failed load and an empty stock are statuses in its place.',
  ],
  decisions: [42],
};
