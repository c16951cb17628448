import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the settings page.'],
  whenNot: ['For a single number: its card offers to keep it until it expires.'],
  dos: ['Apply it at once, on every page and in every tab.', 'Make the refund the default.'],
  donts: ['Do not promise a refund without an open tab: the page makes the cancel.'],
  anatomy: {
    Name: 'legend',
    'Cancel and refund automatically': 'label:nth-child(1)',
    'Ask me': 'label:nth-child(2)',
    Never: 'label:nth-child(3)',
  },
  decisions: [111],
};
