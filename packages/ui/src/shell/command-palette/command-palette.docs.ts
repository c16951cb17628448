import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['From the header, or with ⌘K and Ctrl+K from anywhere.'],
  whenNot: ['For past purchases: the history has its own search.'],
  dos: [
    'Give every entry a logo, a flag or an icon, so that the texts are in one line.',
    "For an empty query, show the user's numbers and the pages; Enter copies the newest code, which comes first.",
    'Open the last step of the wizard; the user still confirms the price.',
  ],
  donts: [
    'Do not open it with an empty list.',
    'Do not buy anything from here.',
    'Do not list the actions of every number: one each, the others once they are looked for.',
  ],
  anatomy: [
    { part: 'Field', selector: 'input[role="combobox"]' },
    { part: 'Group', selector: '[role="group"]:first-child' },
    { part: 'Entry', selector: '[role="group"]:first-child [role="option"]' },
  ],
  keyboard: [
    { keys: '⌘K or Ctrl+K', does: 'Opens it from anywhere, also from a text field.' },
    { keys: '/', does: 'Opens it outside text fields, unless single-key shortcuts are off.' },
    { keys: 'Letters', does: 'Filter the entries.' },
    { keys: 'Arrow Down, Arrow Up, Home, End', does: 'Move through the entries.' },
    { keys: 'Enter', does: 'Selects the active entry, initially the first one.' },
    { keys: 'Escape', does: 'Closes it.' },
  ],
  screenReader: [
    'Entries are options of a list box, in groups named by their headings; the active one is read while moving.',
    "Nothing found is a status: 'Nothing found. Try a service, a country or a page.'",
  ],
  decisions: [14, 28, 36, 47],
};
