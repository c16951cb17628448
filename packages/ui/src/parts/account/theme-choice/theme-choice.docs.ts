import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the settings page; the command palette has the same three.'],
  dos: ['Apply it at once, on every page and in every tab.', "Use 'System' as the default."],
  donts: ['Do not require a reload.', 'Do not store a theme for the account: it belongs to this browser.'],
  anatomy: {
    Name: '[role=radiogroup] > div:first-child > p:first-child',
    Light: 'label:nth-child(1)',
    Dark: 'label:nth-child(2)',
    'As the device': 'label:nth-child(3)',
  },
  decisions: [16],
};
