import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "How much of a number's life is left, as a bar beside its countdown, with a mark where the refund begins.",
  whenToUse: ['On a number card while the number lives.'],
  whenNot: ['For progress of a load: take Spinner or Skeleton.', 'Once the number is over: leave it out.'],
  dos: [
    'Let it change once a minute; the second belongs to the countdown.',
    'Show the mark only while a refund is possible at all.',
  ],
  donts: ['Do not animate it.', 'Do not use it without the countdown: a bar has no number.'],
  keyboard: [],
  screenReader: [
    'Hidden: countdown and refund note say the same in words.',
    'With forced colours the bar takes the colour of text.',
  ],
  decisions: [40],
};
