import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "The browser's own modal dialog: something to deal with before going on with the page. On phones it takes the whole screen.",
  whenToUse: [
    'For the details of one row, for Add Funds, and for whatever is finished or left within a minute.',
    'Where the page behind has to stay as it is, with its filters and its place.',
  ],
  whenNot: [
    'To ask whether the user is sure: cancelling and completing a number happen at once.',
    'For a message without a choice: take Banner or a toast.',
    'For what few need about a thing on the page: take Disclosure, which keeps the page usable.',
  ],
  dos: [
    "Give the title of what is open: 'Purchase Details', 'Add Funds'.",
    'Let the caller decide whether it closes.',
  ],
  donts: [
    'Do not open a dialog from a dialog.',
    "Do not put the only way out below the fold: the title and 'Close' stay in view while the content scrolls.",
  ],
  anatomy: [
    { part: 'Title', selector: 'dialog h2' },
    { part: 'Close', selector: 'dialog button[aria-label="Close"]' },
    { part: 'Content that scrolls', selector: 'dialog [tabindex="0"]' },
  ],
  keyboard: [
    { keys: 'Tab and Shift + Tab', does: 'Move within the dialog; the page behind cannot be reached.' },
    { keys: 'Escape', does: 'Asks to close.' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'Scroll the content once it has the focus.' },
  ],
  screenReader: [
    'Role dialog, modal, named by its title, which is a second-level heading.',
    'When it opens the focus goes inside, and when it closes it goes back to what opened it.',
    'Toasts move into the same layer while it is open, so they are still read.',
  ],
  decisions: [14, 26, 59],
};
