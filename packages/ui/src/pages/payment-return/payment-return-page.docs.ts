import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The result of a payment in the window it was made in, which closes by itself where the browser allows it.',
  whenToUse: ['When the provider leads back into the window that was opened for it.'],
  whenNot: ['For the result in the main window: a toast and the payments page say it.'],
  dos: [
    'Verify with the server before anything is said.',
    'Say that the window can be closed, and keep a way on.',
  ],
  donts: ['Do not believe the status in the address.', 'Do not show a balance here; the other window does.'],
  anatomy: [
    { part: 'Mark', selector: 'svg' },
    { part: 'Heading', selector: 'h1' },
    { part: 'Result', selector: '[role="status"] p' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Go to Transactions', once the result is known." },
    { keys: 'Enter', does: 'Opens the payments page in this window.' },
  ],
  screenReader: [
    "The result is in a status: 'Checking your payment...' and then what became of it are announced.",
  ],
  decisions: [13],
};
