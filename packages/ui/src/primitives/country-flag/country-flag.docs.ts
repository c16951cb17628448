import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Before the name of a country in a list, a table, a summary or a card.'],
  whenNot: [
    'Without the name next to it: a flag alone is silent for screen readers and unknown to many users.',
    'For a language or a currency: a flag represents only a country.',
  ],
  dos: ["Pass the provider's code unchanged ('187')."],
  donts: ['Do not use emoji flags, which Windows does not render.'],
  decisions: [39],
};
