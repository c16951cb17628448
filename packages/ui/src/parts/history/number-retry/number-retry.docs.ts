import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the details of a waiting or expired number.'],
  whenNot: ['For a new number: use Buy again.', 'For a used or cancelled number.'],
  dos: ['Say that it is free, and that the server may reject it.'],
  donts: ['Do not promise a code.'],
  anatomy: [
    { part: 'Wait for another SMS', selector: 'button' },
    { part: 'What it means', selector: 'p' },
  ],
  decisions: [13, 71],
};
