import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["With '?', and from the command palette."],
  whenNot: ['For keys of one component, such as arrow keys in a list: users expect them.'],
  dos: [
    "Name the effect, then the keys: 'Go to History', g then h.",
    'Let users turn single-key shortcuts off: speech input would trigger them.',
  ],
  donts: [
    'Do not adapt the list to phones; the dialog is the same everywhere.',
    'Do not turn off ⌘K and Ctrl+K with them.',
  ],
  anatomy: [
    { part: 'Title', selector: 'dialog h2' },
    { part: 'Close', selector: 'button[aria-label="Close"]' },
    { part: 'Effect of a shortcut', selector: 'dl > div:first-child dt' },
    { part: 'Its keys', selector: 'dl > div:first-child dd' },
    { part: 'Single-key shortcuts', selector: '[role="switch"]' },
  ],
  keyboard: [
    { keys: '?', does: 'Opens the sheet.' },
    { keys: 'Escape', does: 'Closes it.' },
  ],
  screenReader: ["Keys are read as written: 'g then h', 'Ctrl + K'."],
  decisions: [14, 47],
};
