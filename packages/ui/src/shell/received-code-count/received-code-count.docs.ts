import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'How many codes are ready, beside the link to the active numbers.',
  whenToUse: ['In the sidebar and in the tabs, through them.'],
  whenNot: ['For 0: leave it out.', 'For pending payments: the header has its own count.'],
  dos: ['Count codes that arrived and wait for the user.'],
  donts: ['Do not count numbers that wait.'],
  keyboard: [],
  screenReader: [
    "The figure is hidden; '3 codes ready' is read as part of the link: 'Active 3 codes ready'.",
  ],
  decisions: [43, 47],
};
