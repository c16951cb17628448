import type { ComponentDocs } from '../../story-kit';
import type { TextFieldProps } from './text-field';

export const componentDocs: ComponentDocs<TextFieldProps> = {
  whenToUse: ['For any text field of a form.'],
  whenNot: ['For one of a few known values: use Select.'],
  dos: [
    'Keep the value exactly as typed; parse it on blur or submit.',
    {
      rule: "Use the specification's text for the error; it replaces the hint.",
      shown: [{ value: 'ab', error: 'Username must be at least 3 characters' }],
    },
  ],
  donts: [
    'Do not format or truncate while the user types.',
    {
      rule: 'Do not use the placeholder as the label: it disappears with the first letter.',
      shown: [{ label: '', placeholder: 'Username or Email' }],
    },
  ],
  anatomy: { Label: 'label', Field: 'input' },
  screenReader: [
    'Error or hint is its description, followed by the texts of describedBy.',
    'With an error it is announced as invalid. The error is no live region: Form moves the focus to the first invalid field.',
  ],
  decisions: [59],
};
