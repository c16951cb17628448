import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For a dialog that most visits never open: command palette, shortcuts, Add Funds, details.'],
  dos: [
    'Render it only while it is open, inside a Suspense.',
    'Pass onClose, so that the error notice can be closed like the dialog.',
  ],
  donts: ['Do not show a full-page spinner while it loads: most dialogs load within moments.'],
  anatomy: {
    Notice: '[role="alert"] p',
    'Try again': '[role="alert"] button',
    Close: 'button[aria-label="Close"]',
  },
  screenReader: [
    'The error notice is an alert; the page behind it stays usable, since no dialog is open yet.',
  ],
  decisions: [28],
};
