import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Free retry of a number: it waits 20 more minutes for another SMS.',
  whenToUse: ['In the details of a waiting or expired number.'],
  whenNot: ['For a new number: use Buy again.', 'For a used or cancelled number.'],
  dos: ['Say that it is free, and that the server may reject it.'],
  donts: ['Do not promise a code.'],
  anatomy: [
    { part: 'Wait for another SMS', selector: 'button' },
    { part: 'What it means', selector: 'p' },
  ],
  screenReader: ['The button is described by the sentence below it.'],
  decisions: [13, 71],
};
