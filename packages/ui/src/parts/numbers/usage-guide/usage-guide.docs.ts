import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'At the end of the active numbers page, while a number is waiting; open until it is dismissed.',
  ],
  whenNot: [
    'For a disabled button: the reason is next to the button.',
    'For help on other pages: the product has none.',
  ],
  dos: ['Keep the four lines of the specification.', 'Collapse it once the user has read it.'],
  donts: ['Do not call the refund partial: one text of the specification does, all others say full.'],
  anatomy: { Toggle: 'summary', 'The four lines': 'ul' },
  decisions: [9, 40],
};
