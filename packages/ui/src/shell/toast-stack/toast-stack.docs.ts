import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Short messages in the upper right corner that go away by themselves, at most 20 at once. A code can be copied from its toast.',
  whenToUse: ['For the result of an action, and for what arrives while the user is on another page.'],
  whenNot: [
    'For what has to stay: take Banner.',
    'For what is wrong with a field or a form: it stands there.',
    'For a question: take Dialog.',
  ],
  dos: [
    'Use the texts and durations of the specification: success 2 s, error 4 s, SMS received 6 s.',
    'Start the time of a toast with onShown, and stop it from onPause to onResume, so that no toast expires while the user reads.',
    'Leave the upper right end of a page free for them; presses go through a toast except on its buttons.',
  ],
  donts: [
    'Do not put more than one line of text and one about what into a toast.',
    'Do not announce the same thing on the page as well.',
  ],
  anatomy: [
    { part: 'Toast', selector: 'li' },
    { part: 'Text', selector: 'li p:first-child' },
    { part: 'Dismiss', selector: 'button[aria-label="Dismiss"]' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves to 'Copy code' and 'Dismiss' of each toast. All toasts stay while one of them has the focus.",
    },
    {
      keys: 'Enter or Space',
      does: 'Copies the code, or dismisses; the focus goes back to where it came from.',
    },
  ],
  screenReader: [
    "A region 'Notifications', polite and always there, so that each new toast is read after the current sentence.",
    'A code is read digit by digit, once.',
    'While a dialog is open the toasts join its layer and are read there.',
  ],
  decisions: [9, 14, 26, 28, 43],
};
