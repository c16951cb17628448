import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'For refresh, close, copy and details, where there is no room for words.',
    'sm, 28 px, only in table rows; lg, 44 px, for thumbs.',
  ],
  whenNot: [
    'For an action with consequences, such as cancelling a number: use Button with a text.',
    'For navigation: use LinkButton or Link.',
  ],
  dos: [
    "Name the action and its subject: 'Refresh balance'.",
    'Use it for every close button, so that they look the same and have the same size.',
  ],
  donts: ["Do not name the icon: 'Arrow' or 'Cross'.", 'Do not use a brand icon or a flag.'],
  keyboard: [{ keys: 'Enter or Space', does: 'Activates it; does nothing while it is busy.' }],
  screenReader: [
    'A native button named by its label, which is also the native title shown on hover.',
    'While busy it is aria-busy and aria-disabled and keeps the focus.',
    'describedBy distinguishes identical buttons of many rows.',
  ],
  decisions: [26, 59],
};
