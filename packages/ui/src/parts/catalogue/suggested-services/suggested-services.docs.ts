import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the first step, where a service turns the countries into offers.'],
  dos: ['Show five at most, and mark the one looked for.', 'Let a second press take the choice back.'],
  donts: ['Do not show prices here: they depend on the country.'],
  anatomy: { 'A service': 'li:first-child button', 'Its name': 'li:first-child button > span:last-child' },
  decisions: [42],
};
