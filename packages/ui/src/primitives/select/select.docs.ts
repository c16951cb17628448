import type { ComponentDocs } from '../../story-kit';
import type { SelectProps } from './select';

export const componentDocs: ComponentDocs<SelectProps<string>> = {
  whenToUse: ['For options with known names: sorting, a category, a status, a phone code, a filter.'],
  whenNot: [
    'For options with an image, a price or a favourite button: use ChoiceList.',
    'For two or three options that should all be visible: use radio buttons or tiles.',
  ],
  dos: [
    {
      rule: 'Keep the label visible in a form; in a row of filters use PillSelect, which shows label and value in one line.',
      shown: [{}],
    },
    'Order the options by frequency, or as the specification lists them.',
  ],
  donts: [
    {
      rule: 'Do not use an empty first option as a label.',
      shown: [{ label: '', value: '', options: [{ value: '', label: 'Sort by' }] }],
    },
    'Do not use it for options that users need to compare.',
  ],
  anatomy: { Label: 'label', List: 'select', Arrow: 'select + svg' },
  screenReader: ['Error or hint is its description.'],
  decisions: [59],
};
