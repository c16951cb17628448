import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'When live updates are back after a gap, and there were changes.',
    'At the first visit after a number expired without an SMS while no page was open.',
  ],
  whenNot: ['For a current event: use a toast.', 'Without changes: show nothing.'],
  dos: ['Keep it until the user dismisses it or follows the link: they may still be away.'],
  donts: ['Do not repeat a toast.'],
  anatomy: { Summary: 'p', 'Link to the numbers': 'a', Dismiss: 'button' },
  decisions: [69],
};
