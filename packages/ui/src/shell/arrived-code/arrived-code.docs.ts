import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On phones, when the user comes back to the tab.'],
  whenNot: [
    'While the user types: it would cover the field or the keyboard.',
    'For a code that arrives in view: the toast and the card have it.',
  ],
  dos: ['Dismiss the toast of the same code.', 'Close it with the copy, and with the end of its number.'],
  donts: ['Do not take the focus, and do not fill its button.', 'Do not show more than the newest code.'],
  anatomy: { Code: 'button:first-child', Dismiss: 'button[aria-label="Dismiss"]' },
  keyboard: { Tab: 'Moves to the code and to Dismiss, after the page.' },
  screenReader: [
    "A region 'New code'; its button is named by the service and the code, digit by digit. It is announced in place of the toast, which it replaces.",
  ],
  decisions: [43],
};
