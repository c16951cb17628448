import type { ComponentDocs } from '../../../story-kit';
import type { StatGridProps } from './stat-grid';

export const componentDocs: ComponentDocs<StatGridProps> = {
  whenToUse: ['For the six figures of the dashboard and the four of the payments page.'],
  whenNot: ['For trends: use a chart.'],
  dos: [
    {
      rule: 'Pass undefined while loading, and a dash for values missing in the response.',
      shown: [{ stats: [{ label: 'Total Spent', value: '-' }] }],
    },
    'Format figures as the specification does: 1 decimal for rates, 4 for spending.',
  ],
  donts: [
    { rule: 'Do not show 0 for unknown values.', shown: [{ stats: [{ label: 'Total Spent', value: '0' }] }] },
    'Do not colour figures or add arrows: there is no known good direction.',
  ],
  anatomy: {
    Name: 'dl > div:first-child > dt',
    Figure: 'dl > div:first-child > dd',
    'Last of the strip': 'dl > div:last-child',
  },
  screenReader: ["A loading figure reads 'Loading...'."],
  decisions: [40],
};
