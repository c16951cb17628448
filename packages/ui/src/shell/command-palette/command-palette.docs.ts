import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "One search for everything: pages, what to buy, active numbers, theme, account. 'wa ng' is WhatsApp in Nigeria.",
  whenToUse: ['From the header, or with ⌘K and Ctrl+K from anywhere.'],
  whenNot: [
    'For narrowing one list: take SearchField.',
    'For finding purchases of the past: the history has a search of its own.',
  ],
  dos: [
    'Offer what needs no words while nothing is typed: active numbers and pages.',
    'Lead to the last step of the wizard; the user still confirms the price.',
  ],
  donts: ['Do not open it on an empty list.', 'Do not buy, cancel or complete anything from here.'],
  anatomy: [
    { part: 'Field', selector: 'input[role="combobox"]' },
    { part: 'Group', selector: '[role="group"]:first-child' },
    { part: 'Entry', selector: '[role="group"]:first-child [role="option"]' },
  ],
  keyboard: [
    { keys: '⌘K or Ctrl+K', does: 'Opens it from anywhere, also while typing in a field.' },
    { keys: '/', does: 'Opens it where nobody types, unless single keys are turned off.' },
    { keys: 'Letters', does: 'Narrow what is offered.' },
    { keys: 'Arrow Down, Arrow Up, Home, End', does: 'Move through the entries.' },
    { keys: 'Enter', does: 'Takes the entry that is marked, at first the first one.' },
    { keys: 'Escape', does: 'Closes it.' },
  ],
  screenReader: [
    "A modal dialog 'Search' with a combobox 'Search'; the focus starts in the field.",
    'Entries are options of a list box, in groups named by their headings; the marked one is read while moving.',
    "Nothing found is a status: 'Nothing found. Try a service, a country or a page.'",
  ],
  decisions: [14, 28, 36, 47],
};
