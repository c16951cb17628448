import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Reports that one click bought more than one number, lists them, and offers to cancel the second.',
  whenToUse: ['On the page of active numbers, when the list shows more new numbers than clicks.'],
  whenNot: [
    'For two purchases the user made: nobody wants to hear about them.',
    'For doubt about one purchase: take UnconfirmedPurchase.',
  ],
  dos: [
    'Say why it happened: the connection broke and the browser sent the purchase again.',
    'Say when cancelling opens, as on the card.',
  ],
  donts: [
    'Do not cancel by itself: the second number may be wanted.',
    'Do not offer it once the second one has received its SMS.',
  ],
  anatomy: [
    { part: 'Title', selector: '[role="alert"] > div > div > p' },
    { part: 'Numbers', selector: '[role="alert"] > div > div > div > p:first-child' },
    { part: 'Cancel the second one', selector: '[role="alert"] > div > button' },
    { part: 'Dismiss', selector: 'button[aria-label="Dismiss"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Cancel the second one', once it is open, and to 'Dismiss'." },
    { keys: 'Enter or Space', does: 'Cancels for a refund, or keeps them all.' },
  ],
  screenReader: [
    'An alert: read at once.',
    "The button is described by when it opens: 'Cancel option available in 4 minutes'.",
  ],
  decisions: [18],
};
