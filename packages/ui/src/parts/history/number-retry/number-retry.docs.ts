import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Lets a number wait for another SMS: 20 more minutes, free of charge.',
  whenToUse: ['In the details of a number that waits or has expired.'],
  whenNot: ['For a new number: that is Buy again.', 'For a number that was used or cancelled.'],
  dos: ['Say that it is free, and that the server may refuse.'],
  donts: ['Do not promise a code.'],
  anatomy: [
    { part: 'Wait for another SMS', selector: 'button' },
    { part: 'What it means', selector: 'p' },
  ],
  keyboard: [{ keys: 'Enter or Space', does: 'Asks for another SMS.' }],
  screenReader: ['The button is described by the sentence below it.'],
  decisions: [13, 71],
};
