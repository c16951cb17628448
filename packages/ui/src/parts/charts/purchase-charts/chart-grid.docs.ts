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
  anatomy: [
    { part: 'First chart, wider', selector: 'div > div:first-child > figure' },
    { part: 'Second chart', selector: 'div > div:nth-child(2) > figure' },
    { part: 'Third chart', selector: 'div > div:nth-child(3) > figure' },
  ],
  decisions: [46],
};
