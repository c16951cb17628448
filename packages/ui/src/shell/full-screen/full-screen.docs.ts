import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At start, for fatal errors, and for the placeholder of a legal text.'],
  dos: [
    'Use WaitingScreen for automatic waits and ProblemScreen when the user has to act.',
    'On a longer wait, say what is happening and for how long.',
  ],
  donts: ['Do not show more than two buttons.', 'Do not put navigation on it.'],
  anatomy: { 'The page': 'main', Message: 'main > p' },
  screenReader: [
    'WaitingScreen has a status with its label; ProblemScreen an alert with a first-level heading.',
  ],
  decisions: [9],
};
