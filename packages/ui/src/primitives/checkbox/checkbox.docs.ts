import type { ComponentDocs } from '../../story-kit';
import type { CheckboxProps } from './checkbox';

export const componentDocs: ComponentDocs<CheckboxProps> = {
  whenToUse: ['In a form with a submit button, for independent options.'],
  whenNot: ['For a setting that applies at once: use Switch.'],
  dos: [
    { rule: "Name the ticked state in the label: 'SMS Received'.", shown: [{ hint: undefined }] },
    'Make the whole row the target: name and hint belong to the label, 44 px high.',
  ],
  donts: [
    {
      rule: "Do not phrase a label as a negation: 'Do not notify me' is ambiguous when unticked.",
      shown: [{ label: 'Do not notify me', hint: undefined, checked: false }],
    },
    'Do not use it for consent that the specification does not require.',
  ],
  anatomy: {
    Box: 'input[type="checkbox"]',
    Name: 'label > span > span:first-child',
    Hint: 'label > span > span:last-child',
  },
  screenReader: ['Error or hint is its description, read after the name.'],
  decisions: [59],
};
