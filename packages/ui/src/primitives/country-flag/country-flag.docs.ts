import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "The flag of a country as decoration beside its name, taken from one static sprite by the provider's code.",
  whenToUse: ['In front of the name of a country in a list, a table, a summary or on a card.'],
  whenNot: [
    'Without the name beside it: a flag alone tells nothing to a screen reader, and little to many people.',
    'For a language or a currency; a flag stands for a country only.',
  ],
  dos: [
    'Use sm, 18 × 12 px, in a line of text and md, 32 × 22 px, in front of a choice.',
    "Pass the provider's code as it is ('187').",
  ],
  donts: [
    'Do not hide the field of a country without a flag: it keeps the names in one line.',
    'Do not use emoji flags, which Windows does not draw.',
  ],
  keyboard: [],
  screenReader: ['Hidden: nothing is read. The name beside it is.'],
  decisions: [39],
};
