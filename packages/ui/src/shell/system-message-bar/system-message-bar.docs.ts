import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["For a 'system_status' message: four seconds of a toast are no announcement."],
  whenNot: ['For an event of the user: use a toast.'],
  dos: ['Keep it until the user dismisses it or a newer message replaces it.'],
  donts: ['Do not announce it: its toast does.'],
  anatomy: [
    { part: 'Message', selector: 'p' },
    { part: 'Dismiss', selector: 'button' },
  ],
  screenReader: ["A region 'System message'; not live, because the toast is."],
  decisions: [26],
};
