import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Only in the sidebar and the tabs, which render it.'],
  whenNot: ['For 0: omit it.', 'For pending payments: the header has their count.'],
  dos: ['Count received codes that the user has not seen.'],
  donts: ['Do not count waiting numbers.'],
  screenReader: ["The figure is hidden; '3 codes ready' is part of the link: 'Active 3 codes ready'."],
  decisions: [43, 47],
};
