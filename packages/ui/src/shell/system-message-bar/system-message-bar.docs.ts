import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["For a 'system_status' message: four seconds of a toast are no announcement."],
  whenNot: ['For an event of the user: use a toast.'],
  donts: ['Do not announce it: its toast does.'],
  anatomy: { Message: 'p', Dismiss: 'button' },
  decisions: [26],
};
