import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['When the browser goes offline while a page is open.'],
  whenNot: [
    'For a page opened while offline: use OfflineScreen.',
    'For lost live updates with a working network: use ConnectionBadge.',
  ],
  dos: ['Show the time, so that users do not mistake an old balance for the current one.'],
  donts: ['Do not hide loaded data: the user may need it.'],
  screenReader: ["A status: 'You are offline. Last updated Mar 2, 2026, 2:02 PM …' is announced."],
  decisions: [72],
};
