import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Around the three charts of the history.'],
  whenNot: ['For a single chart, as on the dashboard: no grid is needed.'],
  dos: [
    'Put the chart with the most bars first: it spans two columns from 768 px and one of three from 1280 px.',
    'Use as many placeholders as there will be charts.',
  ],
  donts: [
    'Do not mix charts and other cards in it.',
    'Do not set heights; charts of one row are as high as the highest.',
  ],
  anatomy: {
    'First chart, wider': 'div > div:first-child > figure',
    'Second chart': 'div > div:nth-child(2) > figure',
    'Third chart': 'div > div:nth-child(3) > figure',
  },
  decisions: [46],
};
