import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the last step of the wizard.'],
  dos: [
    'Keep the input as typed; parse it with a decimal point or comma.',
    'Show with 4 decimals by how much the price exceeds the limit.',
  ],
  donts: [
    'Do not use a number input: it hides text that it cannot parse.',
    'Do not raise the limit for the user.',
  ],
  anatomy: { Label: 'label', Field: 'input', 'Hint or error': '[id$="-note"]' },
  keyboard: { Enter: 'Buys, unless blocked.' },
  decisions: [19, 42],
};
