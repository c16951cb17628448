import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the active numbers page, when the list has more new numbers than clicks.'],
  whenNot: ['For two purchases by the user: they need no warning.'],
  dos: [
    'Explain the cause: the connection broke and the browser sent the purchase again.',
    'Show when cancelling becomes possible, as on the card.',
  ],
  donts: [
    'Do not cancel automatically: the user may want the second number.',
    'Do not offer it after the second one has received its SMS.',
  ],
  anatomy: {
    Title: '[role="alert"] > div > div > p',
    Numbers: '[role="alert"] > div > div > div > p:first-child',
    'Cancel the second one': '[role="alert"] > div > button',
    Dismiss: 'button[aria-label="Dismiss"]',
  },
  screenReader: ["The button is described by its opening time: 'Cancel option available in 4 minutes'."],
  decisions: [18],
};
