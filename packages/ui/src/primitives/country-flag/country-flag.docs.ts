import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Before the name of a country in a list, a table, a summary or a card.'],
  whenNot: [
    'Without the name next to it: a flag alone is silent for screen readers and unknown to many users.',
    'For a language or a currency: a flag represents only a country.',
  ],
  dos: [
    'Use sm, 18 × 12 px, in a line of text and md, 32 × 22 px, before a choice.',
    "Pass the provider's code unchanged ('187').",
  ],
  donts: [
    'Do not collapse the box of a missing flag: it keeps the names aligned.',
    'Do not use emoji flags, which Windows does not render.',
  ],
  screenReader: ['Hidden: only the name next to it is read.'],
  decisions: [39],
};
