import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Why the last purchase failed, in the words of the error catalogue, with one way on where there is one.',
  whenToUse: ['In the last step of the wizard, after the server refused.'],
  whenNot: [
    'While the outcome is unknown: take UnconfirmedPurchase.',
    'For a rate limit: take RateLimitBanner.',
    'For a balance that is known to be too low: take InsufficientBalance.',
  ],
  dos: [
    'Take the text from the catalogue by the code of the answer.',
    'Let it go after 8 s, or 2 s after the selection changed.',
  ],
  donts: [
    'Do not show a status or a code to the user.',
    'Do not leave it standing beside a selection it has nothing to do with.',
  ],
  anatomy: [
    { part: 'Title', selector: '[role="alert"] > div > div > p' },
    { part: 'Text', selector: '[role="alert"] > div > div > div' },
    { part: 'Another try without the operator', selector: '[role="alert"] > div > button' },
    { part: 'Dismiss', selector: 'button[aria-label="Dismiss"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Try \"Any Operator\" instead', if it is offered, and to 'Dismiss'." },
    { keys: 'Enter or Space', does: 'Buys with any operator through all checks, or dismisses.' },
  ],
  screenReader: ["An alert titled 'Purchase Error': read at once."],
  decisions: [9, 26],
};
