import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['When the browser goes offline while a page is open.'],
  whenNot: ['For lost live updates with a working network: use ConnectionBadge.'],
  dos: ['Show the time, so that users do not mistake an old balance for the current one.'],
  donts: ['Do not hide loaded data: the user may need it.'],
  decisions: [72],
};
