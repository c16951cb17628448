import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["On the settings page, below 'Number format'."],
  whenNot: ['For a single copy: it applies to all cards.'],
  dos: ['Show a preview with a sample number.', 'Save a template as soon as it is valid.'],
  donts: ['Do not save an unknown placeholder: the braces would be pasted.'],
  anatomy: { Label: 'label', Template: 'input', 'Preview or error': '[id$="-note"]' },
  decisions: [44, 65],
};
