import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the receipt of the last step, from before the payment is made until the number is bought.'],
  donts: ['Do not buy by itself.', 'Do not take the focus from a field that the user types in.'],
  anatomy: { Status: '[role="status"]', 'Time left': '[role="timer"]' },
  screenReader: ['A status: each change is announced once, the time that is left is not.'],
  decisions: [62],
};
