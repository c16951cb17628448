import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For the result of an action, and for events while the user is on another page.'],
  whenNot: ['For an error of a field or a form: show it there.'],
  dos: [
    'Use the texts and durations of the specification: success 2 s, error 4 s, SMS received 6 s.',
    'Start the timer of a toast on onShown, and pause it from onPause to onResume, so that it does not expire while the user reads.',
    'Separate the groups of a phone number by no-break spaces, so that a line ends before it.',
    'Show them below the title row, on phones over the title; clicks pass through a toast except on its buttons.',
  ],
  donts: [
    'Do not put more than one line of text and one subject line into a toast.',
    'Do not announce the same event on the page as well.',
  ],
  anatomy: { Toast: 'li', Text: 'li p:first-child', Dismiss: 'button[aria-label="Dismiss"]' },
  keyboard: {
    Tab: "Moves to 'Copy code' and 'Dismiss' of each toast. All toasts stay while one of them has focus.",
    'Enter or Space': 'Copies the code, or dismisses; the focus returns to its origin.',
  },
  screenReader: [
    "A permanent, polite region 'Notifications', so that each new toast is read after the current sentence.",
    'A code is spelled out digit by digit, once.',
    'While a dialog is open the toasts are in its top layer and are announced there.',
  ],
  decisions: [9, 14, 26, 28, 43],
};
