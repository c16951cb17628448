import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the card of a waiting number.'],
  whenNot: ['After the SMS or the end of the number: omit it, the time no longer matters.'],
  dos: [
    'Update it once a minute; the countdown shows the seconds.',
    'Leave room for the label of the mark above the bar.',
  ],
  donts: ['Do not animate it.', 'Do not use it without the countdown: a bar shows no figure.'],
  screenReader: [
    'Hidden: countdown and refund note have the same information as text.',
    'In forced colours the bar has the text colour.',
  ],
  decisions: [40],
};
