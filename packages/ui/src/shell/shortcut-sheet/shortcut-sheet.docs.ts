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
  anatomy: {
    Title: 'dialog h2',
    Close: 'button[aria-label="Close"]',
    'Effect of a shortcut': 'dl > div:first-child dt',
    'Its keys': 'dl > div:first-child dd',
    'Single-key shortcuts': '[role="switch"]',
  },
  keyboard: { '?': 'Opens the sheet.', Escape: 'Closes it.' },
  screenReader: ["Keys are read as written: 'g then h', 'Ctrl + K'."],
  decisions: [14, 47],
};
