import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'For operators, which have no logos.',
    'Through ServiceLogo, which covers it once the logo is loaded.',
  ],
  whenNot: [
    'For a service: use ServiceLogo, even if it has no logo today.',
    "As a user's avatar: the product has none.",
  ],
  dos: ['Use sm, 24 px, in a table, md, 32 px, before a choice and lg, 40 px, on a card.'],
  donts: ['Do not assign meaning to tints: they derive from the letters of the name.'],
  decisions: [39],
};
