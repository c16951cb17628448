import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['As the fallback of a Suspense around a chart, and during the first load of the history.'],
  whenNot: ['For an empty chart: the chart itself explains it.'],
  dos: ['Keep its height: it is the height of a chart, to prevent a layout shift.'],
  donts: ['Do not draw fake bars.'],
  decisions: [46],
};
