import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['As the first block of the dashboard, without a live number.'],
  dos: ['Lead to the wizard, which searches; a tile leads to it with its service selected.'],
  donts: ['Do not show prices: they depend on the country.'],
  anatomy: { Question: 'h2', 'Way to the search': 'h2 + a', Service: 'li:first-child a' },
  decisions: [41],
};
