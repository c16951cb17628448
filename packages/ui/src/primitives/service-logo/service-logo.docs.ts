import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The logo of a service as decoration beside its name. Until it has come, and where there is none, the monogram of the service shows.',
  whenToUse: ['In front of the name of a service in a list, a table, a summary, a toast or on a card.'],
  whenNot: [
    'Without the name beside it: only some logos are known to everybody.',
    'For an operator: take Monogram.',
  ],
  dos: [
    'Use sm, 24 px, in a table, md, 32 px, in front of a choice and lg, 40 px, on a card.',
    "Pass the provider's code; capitals do not matter.",
  ],
  donts: [
    "Do not recolour a logo: it is a trademark, on a tile of its brand's colour.",
    "Do not leave room for 'logo missing': the monogram has the same size.",
  ],
  keyboard: [],
  screenReader: ['Hidden: nothing is read. The name beside it is.'],
  decisions: [39],
};
