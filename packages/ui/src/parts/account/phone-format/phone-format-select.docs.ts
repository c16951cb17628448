import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "How phone numbers are shown and copied: with a plus, without the country's code, or as digits alone.",
  whenToUse: [
    'Below the cards of active numbers, and on the settings page. Both are one choice, kept in this browser.',
  ],
  whenNot: ['For a single card: the format is for all of them.'],
  dos: ['Show an example of the chosen format under the list.', 'Let it take effect at once.'],
  donts: [
    'Do not promise a national number where the code of the country cannot be told: then all digits are shown.',
    'Do not apply it to the exported file, which keeps +E.164.',
  ],
  anatomy: [
    { part: 'Label', selector: 'label' },
    { part: 'List', selector: 'select' },
    { part: 'Example', selector: '[id$="-note"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the list.' },
    { keys: 'Arrow keys', does: 'Choose a format.' },
  ],
  screenReader: ["A combobox 'Number format', described by the example."],
  decisions: [44],
};
