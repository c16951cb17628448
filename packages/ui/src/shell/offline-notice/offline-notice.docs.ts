import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A line above the whole page while there is no connection: how old is what the page shows.',
  whenToUse: ['While a page is open and the browser has no network.'],
  whenNot: [
    'For a page that opens without a connection: take OfflineScreen.',
    'For live updates that are lost while there is a network: take ConnectionBadge.',
  ],
  dos: ['Name the moment, so that nobody takes an old balance for a new one.'],
  donts: ['Do not hide what was loaded: it may be what the user came for.'],
  keyboard: [],
  screenReader: ["A status: 'You are offline. What you see is as of Mar 2, 2026, 2:02 PM …' is announced."],
  decisions: [72],
};
