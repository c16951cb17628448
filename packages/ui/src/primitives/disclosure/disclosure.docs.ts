import type { ComponentDocs } from '../../story-kit';
import type { DisclosureProps } from './disclosure';

export const componentDocs: ComponentDocs<DisclosureProps> = {
  whenToUse: [
    'For dates and ids below a number card, the full text of an SMS, and the usage guide at the end of a page.',
    'With onToggle, to load content on first open.',
  ],
  whenNot: ['For content that most users need: show it.'],
  dos: [
    { rule: "Name the content: 'Details', 'How numbers work'.", shown: [{ summary: 'How numbers work' }] },
    'Keep it closed, except for content that a new user needs.',
  ],
  donts: [
    { rule: "Do not write 'Click here' or 'More'.", shown: [{ summary: 'Click here' }] },
    'Do not hide a price, a refund or an error in it.',
  ],
  anatomy: { Toggle: 'summary', 'Arrow, rotated while open': 'summary > svg' },
  decisions: [40],
};
