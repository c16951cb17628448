import type { ComponentDocs } from '../../story-kit';
import type { PillSelectProps } from './pill-select';

export const componentDocs: ComponentDocs<PillSelectProps<string>> = {
  whenToUse: ['In a row of filters or sort orders above a list.'],
  whenNot: ['In a form: use Select, whose label is above it.'],
  dos: [{ rule: "Call the option without a filter 'All', and put it first.", shown: [{}] }],
  donts: [
    {
      rule: 'Do not repeat the label in the options.',
      shown: [{ options: [{ value: '', label: 'All statuses' }] }],
    },
  ],
  anatomy: { Label: 'label', List: 'select' },
  decisions: [40, 59],
};
