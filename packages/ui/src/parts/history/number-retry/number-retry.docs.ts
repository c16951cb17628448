import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the details of a waiting or expired number.'],
  whenNot: ['For a new number: use Buy again.', 'For a used or cancelled number.'],
  dos: ['Say that it is free, and that the server may reject it.'],
  donts: ['Do not promise a code.'],
  anatomy: { 'Wait for another SMS': 'button', 'What it means': 'p' },
  decisions: [13, 71],
};
