import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The words in which a code is copied together with its number and service.',
  whenToUse: ["On the settings page, below 'Number format'."],
  whenNot: ['For a single copy: it holds for all cards.'],
  dos: ['Show what would be copied, with an invented number.', 'Keep a template as soon as it can be used.'],
  donts: ['Do not keep one with an unknown placeholder: the braces would be pasted.'],
  anatomy: [
    { part: 'Label', selector: 'label' },
    { part: 'Template', selector: 'input' },
    { part: 'Preview, or what is wrong', selector: '[id$="-note"]' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the field.' }],
  screenReader: ["A text field 'Copy template', described by the preview or by what is wrong."],
  decisions: [44, 65],
};
