import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'A dialog whose code is fetched when it is first opened. Where the fetch fails, a notice over the page says so and can be closed.',
  whenToUse: ['For a dialog that most visits never open: search, shortcuts, Add Funds, details.'],
  whenNot: ['For a part in the flow of the page: take lazyWithRetry.'],
  dos: [
    'Render it only while it is open, below a Suspense.',
    'Pass onClose, so that a notice of a failure can be closed like the dialog itself.',
  ],
  donts: [
    'Do not keep it mounted and closed: its code would be fetched at once.',
    'Do not show a spinner over the whole page while it loads; most dialogs are there within a blink.',
  ],
  anatomy: [
    { part: 'Notice', selector: '[role="alert"] p' },
    { part: 'Try again', selector: '[role="alert"] button' },
    { part: 'Close', selector: 'button[aria-label="Close"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Try again' and 'Close' of the notice." },
    { keys: 'Enter or Space', does: 'Presses the one that has the focus.' },
  ],
  screenReader: [
    'The notice of a failure is an alert; the page behind it stays usable, since no dialog is open yet.',
    'Once loaded, role and name are those of the dialog itself.',
  ],
  decisions: [28],
};
