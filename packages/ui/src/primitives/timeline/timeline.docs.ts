import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The steps of something on its way, in their order, each with its time.',
  whenToUse: ['For a payment, or for a purchase whose answer was lost.'],
  whenNot: [
    'For the steps of a form: take StepIndicator.',
    'For a list of things that happened on their own: take ActivityList.',
  ],
  dos: ['Show the steps still to come, as awaited.', 'Leave a time out rather than guess it.'],
  donts: ['Do not tell the state by colour alone: the label names it.'],
  anatomy: [
    { part: 'Station', selector: 'li:first-child' },
    { part: 'Label', selector: 'li:first-child > span:nth-of-type(1)' },
    { part: 'Time', selector: 'li:first-child > span:nth-of-type(2)' },
  ],
  keyboard: [],
  screenReader: ["An ordered list named 'Timeline', or by what it tells of."],
  decisions: [63, 67],
};
