import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['When the provider redirects back into the popup.'],
  whenNot: ['For the result in the main window: a toast and the payments page show it.'],
  dos: [
    'Verify with the server before showing a result.',
    'Say that the window can be closed, and offer a link for the rest.',
  ],
  donts: ['Do not trust the status in the URL.', 'Do not show a balance here; the main window does.'],
  anatomy: { Mark: 'svg', Heading: 'h1', Result: '[role="status"] p' },
  screenReader: ["The result is a status: 'Checking your payment...' and then the outcome are announced."],
  decisions: [13],
};
