import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'One message in the middle of an otherwise empty page, with its two forms: ProblemScreen and WaitingScreen.',
  whenToUse: ['At the start, when the product cannot go on, and for the placeholder of a legal text.'],
  whenNot: ['For a message beside other content: take Banner.', 'For an empty list: take EmptyState.'],
  dos: [
    'Use WaitingScreen while something passes by itself and ProblemScreen where the user has to act.',
    'Say on a longer wait what is happening and for how long.',
  ],
  donts: ['Do not show more than two buttons.', 'Do not put navigation on it.'],
  anatomy: [
    { part: 'The page', selector: 'main' },
    { part: 'Message', selector: 'main > p' },
  ],
  keyboard: [],
  screenReader: [
    'A main landmark.',
    'WaitingScreen has a status with what is waited for; ProblemScreen an alert with a first-level heading.',
  ],
  decisions: [9],
};
