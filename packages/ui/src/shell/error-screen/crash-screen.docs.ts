import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'A page failed while it was being drawn: the whole screen says so, and that numbers and balance are not affected.',
  whenToUse: ['In the boundary around the pages, and only there.'],
  whenNot: [
    'For code that could not be fetched: take lazyWithRetry, which fails in its own place.',
    'For calls that failed: take a Banner on the page.',
  ],
  dos: ["Offer both ways on: 'Try Again' draws the page anew, 'Go to Dashboard' leaves it."],
  donts: ['Do not show the error itself; it goes to the console.'],
  anatomy: [
    { part: 'Title and text', selector: '[role="alert"]' },
    { part: 'Try Again', selector: 'div > button:first-child' },
    { part: 'Go to Dashboard', selector: 'div > button:last-child' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the two buttons.' },
    { keys: 'Enter or Space', does: 'Presses the one that has the focus.' },
  ],
  screenReader: ["A main landmark with an alert: 'Oops! Something went wrong' is read at once."],
  decisions: [28],
};
