import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the shell for signed-in users, full screen for guests.'],
  whenNot: ['For an error of an existing page: use the crash screen or a Banner.'],
  dos: ['Keep the text of the specification.'],
  donts: ['Do not guess the intended page.'],
  anatomy: { '404': 'p:first-child', Heading: 'h1', 'Go Home': 'a' },
  decisions: [9],
};
