import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Keeps the place of a chart whose code or figures are on their way.',
  whenToUse: [
    'As the fallback of a Suspense around a chart, and while the history is being loaded for the first time.',
  ],
  whenNot: ['For a chart without anything to draw: the chart itself says so.'],
  dos: ['Leave its height alone: it is the height of a chart, so that nothing moves.'],
  donts: ['Do not draw fake bars.'],
  keyboard: [],
  screenReader: ["A status: 'Loading...' is announced."],
  decisions: [46],
};
