import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Everything the history knows about one purchase, and what can be done with it, in the dialog behind a row.',
  whenToUse: ['In the dialog of the history.'],
  whenNot: [
    'For a number that still lives: its card has the buttons.',
    'For a payment: take DepositDetails.',
  ],
  dos: [
    'Keep both copy buttons at 44 px: a touch screen has them only here.',
    "Say 'Not received' where there is no code.",
  ],
  donts: ['Do not show a line for a date that is not known.', 'Do not offer to cancel or complete here.'],
  anatomy: [
    { part: 'Service', selector: 'dl > div:nth-child(1)' },
    { part: 'Phone with its copy button', selector: 'button[aria-label="Copy phone number"]' },
    { part: 'Status', selector: 'dl > div:nth-child(5)' },
    { part: 'Code with its copy button', selector: 'button[aria-label="Copy SMS code"]' },
    { part: 'Buy again', selector: 'a' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through 'Copy phone number', 'Copy SMS code' and 'Buy again'." },
    { keys: 'Enter or Space', does: "Copies; Enter on 'Buy again' opens the wizard with the same choices." },
  ],
  screenReader: ['A description list of seven terms.', 'A copy is announced by its toast, not here.'],
  decisions: [41, 44, 45],
};
