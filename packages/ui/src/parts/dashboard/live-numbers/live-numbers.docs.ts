import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once on the dashboard, as its first block, while a number lives.'],
  whenNot: ['Without a live number: use BuyBox or, for a new account, FirstCode.'],
  dos: [
    'Give it the same height in every state, to prevent a layout shift when a code arrives. Its rows fill it.',
    "Pass 'Your number' as the service until it is known: the code does not wait for its name.",
  ],
  donts: [
    'Do not list more than three; link to the others.',
    'Do not extract a code from the text of an SMS.',
    'Do not fill another button of the page while a code is shown.',
  ],
  anatomy: {
    Code: 'li > bdi',
    Copy: 'button[aria-label="Copy SMS code"]',
    Countdown: '[role="timer"]',
    'Link to all numbers': 'ul + p a',
  },
  screenReader: ['A new code is not announced here: its toast announces it.'],
  decisions: [40, 43, 47, 37, 118],
};
