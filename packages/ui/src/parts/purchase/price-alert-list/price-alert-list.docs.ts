import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Below the countries of the wizard, for users with price alerts.'],
  dos: ['Show the time of the price: it may be stale.', 'Open the last step; do not buy directly.'],
  donts: ['Do not load prices for it: it uses those loaded anyway.'],
  anatomy: { Heading: 'h2', Watches: 'ul' },
  decisions: [81],
};
