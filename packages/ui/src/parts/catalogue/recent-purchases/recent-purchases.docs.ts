import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Above the countries, for the last three pairs of country and service.'],
  whenNot: ['During a search, or while a selected service has no country: omit it.'],
  dos: ["Name the pair: 'WhatsApp in Nigeria'.", 'Store the list in this browser, per user.'],
  donts: [
    'Do not buy on the click; it only sets the selection.',
    'Do not show the operator or the old price.',
  ],
  anatomy: { Heading: 'h3', 'A pair': 'li:first-child button', 'Logo and flag': 'li:first-child > div' },
  decisions: [41, 42],
};
