import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Narrows a list while typing. Its name is read out and not shown; the magnifying glass stands for it.',
  whenToUse: ['Above a list of countries, services or purchases.'],
  whenNot: [
    'For anything that is sent with a form: take TextField.',
    'For finding pages and purchases from everywhere: that is CommandPalette.',
  ],
  dos: [
    "Say in the placeholder what can be searched by: 'Search by name or code'.",
    'Let Enter take the first match where the list leads to a choice.',
  ],
  donts: [
    'Do not rely on the placeholder as the name; pass a label.',
    'Do not search on the server for every letter without a pause.',
  ],
  anatomy: [
    { part: 'Field', selector: 'input[type="search"]' },
    { part: 'Picture', selector: 'div > svg' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to the field, then to 'Clear search' while there is text." },
    {
      keys: 'Enter',
      does: 'Tells the caller, which may take the first match; not while an input method composes.',
    },
    { keys: 'Escape', does: 'Clears the text, in browsers that do so for search fields.' },
  ],
  screenReader: [
    'A native search box with the label as its name.',
    'The number of matches is announced by the list, not by the field.',
  ],
  decisions: [42, 59],
};
