import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Keeps the place of something that is still loading, in its size.',
  whenToUse: ['For figures, rows and cards whose size is known before they come.'],
  whenNot: [
    'For something whose size is not known, or that is part of a button: take Spinner.',
    'For a reload of what is already there: keep the old content and make the refresh button busy.',
  ],
  dos: [
    'Give it the exact height of the content: nothing may move when that arrives.',
    'Say once, in a status text for screen readers, that the part is loading.',
  ],
  donts: [
    'Do not draw a skeleton for a text that is known, such as a heading.',
    'Do not show more skeletons than there can be rows.',
  ],
  keyboard: [],
  screenReader: ["Hidden. The part around it has to say 'Loading …' in words, in a status region."],
  decisions: [],
};
