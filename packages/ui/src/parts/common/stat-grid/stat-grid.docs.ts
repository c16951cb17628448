import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Figures in one strip, each with its name. A figure keeps its place while it loads.',
  whenToUse: ['For the six figures of the dashboard and the four of the payments.'],
  whenNot: ['For facts about one thing: take DetailsList.', 'For development over time: take a chart.'],
  dos: [
    'Pass undefined while loading and a dash for what the server did not tell.',
    'Write figures as the specification does: 1 decimal for rates, 4 for spending.',
  ],
  donts: [
    'Do not show 0 for what is unknown.',
    'Do not colour figures or add arrows: nothing is known about what is good.',
  ],
  anatomy: [
    { part: 'Name', selector: 'dl > div:first-child > dt' },
    { part: 'Figure', selector: 'dl > div:first-child > dd' },
    { part: 'Last of the strip', selector: 'dl > div:last-child' },
  ],
  keyboard: [],
  screenReader: [
    "A description list: 'Active Numbers, 3'.",
    "A figure that is on its way reads 'Loading...'.",
  ],
  decisions: [40],
};
