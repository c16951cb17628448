import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Before the name of a service in a list, a table, a summary, a toast or a card.'],
  whenNot: ['Without the name next to it: many logos are not widely known.'],
  dos: [
    'Use sm, 24 px, in a table, md, 32 px, before a choice and lg, 40 px, on a card.',
    "Pass the provider's code; it is case-insensitive.",
  ],
  donts: ['Do not recolour a logo: it is a trademark, on a tile of its brand colour.'],
  decisions: [39],
};
