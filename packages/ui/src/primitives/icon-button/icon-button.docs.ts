import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'For refresh, close, copy and details, where there is no room for words.',
    'sm, 28 px, only in table rows; lg, 44 px, for thumbs.',
  ],
  whenNot: ['For an action with consequences, such as cancelling a number: use Button with a text.'],
  dos: [
    "Name the action and its subject: 'Refresh balance'.",
    'Use it for every close button, so that they look the same and have the same size.',
  ],
  donts: ["Do not name the icon: 'Arrow' or 'Cross'.", 'Do not use a brand icon or a flag.'],
  screenReader: ['While busy it is aria-busy and aria-disabled and keeps the focus.'],
  decisions: [26, 59],
};
