import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The first letter of a name on a tint of its own, as decoration beside the name. The same name always has the same tint.',
  whenToUse: [
    'For operators, which have no logos.',
    'Through ServiceLogo, which covers it with the logo once that has come.',
  ],
  whenNot: [
    'For a service: take ServiceLogo, even if it has no logo today.',
    'As a picture of the user: the product has none.',
  ],
  dos: ['Use sm, 24 px, in a table, md, 32 px, in front of a choice and lg, 40 px, on a card.'],
  donts: ['Do not give tints a meaning: they come from the letters of the name.'],
  keyboard: [],
  screenReader: ['Hidden: nothing is read. The name beside it is.'],
  decisions: [39],
};
