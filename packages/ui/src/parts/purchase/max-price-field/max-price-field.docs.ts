import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The most the user wants to pay for the number, in USD. Empty means no limit, 0 is a limit.',
  whenToUse: ['In the last step of the wizard.'],
  whenNot: ['For sums in naira: AddFundsForm has its own field.'],
  dos: [
    'Keep what was typed; read it as a number with a point or a comma.',
    'Say with 4 decimals by how much the price exceeds the limit.',
  ],
  donts: [
    'Do not use a number input: it hides text that it cannot read.',
    'Do not raise the limit for the user.',
  ],
  anatomy: [
    { part: 'Label', selector: 'label' },
    { part: 'Field', selector: 'input' },
    { part: 'Hint or error', selector: '[id$="-note"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field.' },
    { keys: 'Enter', does: 'Buys, if nothing blocks the purchase.' },
  ],
  screenReader: [
    "A text box 'Maximum Price (Optional)', described by the highest limit and 'We won't buy above this price.'",
    'With an error it is invalid, and the error takes the place of the hint.',
  ],
  decisions: [19, 42],
};
