import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Number of received codes, next to the link to the active numbers.',
  whenToUse: ['Only in the sidebar and the tabs, which render it.'],
  whenNot: ['For 0: omit it.', 'For pending payments: the header has their count.'],
  dos: ['Count received codes that the user has not seen.'],
  donts: ['Do not count waiting numbers.'],
  screenReader: ["The figure is hidden; '3 codes ready' is part of the link: 'Active 3 codes ready'."],
  decisions: [43, 47],
};
