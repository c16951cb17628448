import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Every keyboard shortcut, and the switch for those of a single key.',
  whenToUse: ["Behind '?', and from the search."],
  whenNot: ['For keys of one component, such as arrow keys in a list: those are expected and need no list.'],
  dos: [
    "Name what a key does, then the keys: 'Go to History', g then h.",
    'Let single keys be turned off: people who speak to their computer would set them off.',
  ],
  donts: [
    'Do not list a shortcut that does nothing on a phone differently; the sheet is the same everywhere.',
    'Do not turn off ⌘K and Ctrl+K with them.',
  ],
  anatomy: [
    { part: 'Title', selector: 'dialog h2' },
    { part: 'Close', selector: 'button[aria-label="Close"]' },
    { part: 'What a shortcut does', selector: 'dl > div:first-child dt' },
    { part: 'Its keys', selector: 'dl > div:first-child dd' },
    { part: 'Single-key shortcuts', selector: '[role="switch"]' },
  ],
  keyboard: [
    { keys: '?', does: 'Opens the sheet.' },
    { keys: 'Tab', does: "Moves through 'Close', the list and the switch." },
    { keys: 'Space or Enter on the switch', does: 'Turns single keys on or off.' },
    { keys: 'Escape', does: 'Closes it.' },
  ],
  screenReader: [
    "A modal dialog 'Keyboard shortcuts' with a description list.",
    "Keys are read as written: 'g then h', 'Ctrl + K'.",
  ],
  decisions: [14, 47],
};
