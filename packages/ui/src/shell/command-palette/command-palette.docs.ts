import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['From the header, or with ⌘K and Ctrl+K from anywhere.'],
  whenNot: ['For past purchases: the history has its own search.'],
  dos: [
    'Give every entry a logo, a flag or an icon, so that the texts are in one line.',
    "For an empty query, show the user's numbers and the pages; Enter copies the newest code, which comes first.",
    'Keep the entries of a query in place until it changes: the highlight must not move to another one by itself.',
    'Open the last step of the wizard; the user still confirms the price.',
  ],
  donts: [
    'Do not open it with an empty list.',
    'Do not buy anything from here.',
    'Do not list the actions of every number: one each, the others once they are looked for.',
  ],
  anatomy: {
    Field: 'input[role="combobox"]',
    Group: '[role="group"]:first-child',
    Entry: '[role="group"]:first-child [role="option"]',
  },
  keyboard: {
    '⌘K or Ctrl+K': 'Opens it from anywhere, also from a text field.',
    '/': 'Opens it outside text fields, unless single-key shortcuts are off.',
    Letters: 'Filter the entries.',
    'Arrow Down, Arrow Up, Home, End': 'Move through the entries.',
    Enter: 'Selects the active entry, initially the first one.',
    Tab: 'Stays in the field: only Enter and a click choose.',
    Escape: 'Closes it.',
  },
  screenReader: [
    'Entries are options of a list box, in groups named by their headings; the active one is read while moving.',
    "Nothing found is a status: 'Nothing found. Try a service, a country or a page.'",
  ],
  decisions: [14, 28, 36, 47],
};
