import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Below the selection of the wizard, once loaded.'],
  dos: ['Put warnings first.', 'Render the text as plain text, whatever it contains.'],
  donts: [
    'Do not disable the purchase: the server decides when it receives the request.',
    'Do not put it above a button: it appears after the response and would move it.',
  ],
  anatomy: { Heading: 'h2', Notes: 'ul' },
  decisions: [78],
};
