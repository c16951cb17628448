import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Something was sent but no clear answer came back. Nothing is sent again until the outcome is known, or until the user chooses to.',
  whenToUse: ['For a purchase or a deposit whose answer was lost.'],
  whenNot: [
    'For an answer that says no: take PurchaseError or FormError.',
    'For something that costs nothing: a toast is enough.',
  ],
  dos: [
    "Name the risk of not waiting beside 'Try again anyway'.",
    'Keep the selection and lock the button until the outcome is known.',
  ],
  donts: [
    "Do not say 'failed': it may have gone through.",
    "Do not claim success from a list that only shows something like it; then it is 'ambiguous'.",
  ],
  anatomy: [
    { part: 'Title', selector: '[role="alert"] > div > div > p' },
    { part: 'Text and risk', selector: '[role="alert"] > div > div:first-child > div' },
    { part: 'Try again anyway', selector: '[role="alert"] button' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves to 'Check again', where the server could not be asked, and to 'Try again anyway'; 'Dismiss' where the outcome stays uncertain.",
    },
    { keys: 'Enter or Space', does: 'Presses the one that has the focus.' },
  ],
  screenReader: ["An alert: title, 'Still being checked', text and risk are read at once."],
  decisions: [17, 18],
};
