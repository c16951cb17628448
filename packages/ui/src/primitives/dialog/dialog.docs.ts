import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'For the details of one row, for Add Funds, and for tasks of up to a minute.',
    'When the page behind it must keep its state, such as filters and scroll position.',
  ],
  whenNot: [
    'To confirm an action: cancelling and completing a number happen at once.',
    'For optional details on the page: use Disclosure, which does not block the page.',
  ],
  dos: ["Use its content as the title: 'Purchase Details', 'Add Funds'.", 'Control open in the caller.'],
  donts: [
    'Do not open a dialog from a dialog.',
    "Do not put the only exit below the fold: title and 'Close' stay in view while the content scrolls.",
  ],
  anatomy: {
    Title: 'dialog h2',
    Close: 'dialog button[aria-label="Close"]',
    'Scrollable content': 'dialog [tabindex="0"]',
  },
  keyboard: { Escape: 'Closes it, if the caller agrees.' },
  screenReader: ['Toasts move into the top layer while it is open, so they are still announced.'],
  decisions: [14, 26, 59],
};
