import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Below the selection of the wizard, once loaded.'],
  whenNot: ['For a failed purchase: use PurchaseError.', 'For stock and price: the lists show them.'],
  dos: ['Put warnings first.', 'Render the text as plain text, whatever it contains.'],
  donts: [
    'Do not disable the purchase: the server decides when it receives the request.',
    'Do not put it above a button: it appears after the response and would move it.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h2' },
    { part: 'Notes', selector: 'ul' },
  ],
  screenReader: ["A group named 'Before you buy'.", 'The icons are hidden; the words convey the severity.'],
  decisions: [78],
};
