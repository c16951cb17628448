import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the settings page.'],
  whenNot: ['For a single number: its card offers to keep it until it expires.'],
  dos: ['Apply it at once, on every page and in every tab.', 'Make the refund the default.'],
  donts: ['Do not promise a refund without an open tab: the page makes the cancel.'],
  anatomy: [
    { part: 'Name', selector: 'legend' },
    { part: 'Cancel and refund automatically', selector: 'label:nth-child(1)' },
    { part: 'Ask me', selector: 'label:nth-child(2)' },
    { part: 'Never', selector: 'label:nth-child(3)' },
  ],
  decisions: [111],
};
