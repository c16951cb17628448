import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'What the user has chosen so far, each to be changed with a press: a card beside the step, or one line on phones.',
  whenToUse: ['In the wizard, in every step.'],
  whenNot: ['In the last step as the only summary: the confirm step lists price and balance beside it.'],
  dos: [
    'Let a press open the step of a choice, which clears it and what comes after it.',
    'Show a service that waits for its country without a button: there is nothing to go back to.',
  ],
  donts: [
    'Do not let it change anything while a purchase is under way.',
    "Do not show 'Reset Selection' on phones; the specification has it on desktop only.",
  ],
  anatomy: [
    { part: 'Heading', selector: 'h2' },
    { part: 'A choice with its picture', selector: 'dl > div:nth-child(2) button' },
    { part: 'Operator', selector: 'dl > div:nth-child(3) button' },
    { part: 'Reset Selection', selector: '[role="group"] > div > div:last-child button' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through the choices, then to 'Reset Selection'." },
    { keys: 'Enter or Space', does: 'Opens the step of the choice, or clears everything.' },
  ],
  screenReader: [
    "A group named 'Your selection' with a description list.",
    "A choice is a button 'Change service: WhatsApp'; it can be disabled.",
  ],
  decisions: [41, 42],
};
