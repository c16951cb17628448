import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'A choice that takes effect with the rest of its form, with a name and an optional line that says what ticking it means.',
  whenToUse: ['In a form with a button of its own, where several things can be ticked independently.'],
  whenNot: [
    'For a setting that takes effect at once: take Switch.',
    'For one out of a few: take Select or radio buttons, as in the payment methods of AddFundsForm.',
  ],
  dos: [
    "Say in the label what is on when it is ticked: 'SMS Received'.",
    'Let the whole row be the target: name and hint belong to the label, 44 px high.',
  ],
  donts: [
    "Do not phrase a label as a negation: 'Do not notify me' cannot be read when it is unticked.",
    'Do not use it for consent that the specification does not ask for.',
  ],
  anatomy: [
    { part: 'Box', selector: 'input[type="checkbox"]' },
    { part: 'Name', selector: 'label > span > span:first-child' },
    { part: 'Hint', selector: 'label > span > span:last-child' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the box.' },
    { keys: 'Space', does: 'Ticks or unticks it.' },
  ],
  screenReader: [
    'A native checkbox with the label as its name, read as checked or not checked.',
    'Error or hint is its description, read after the name.',
  ],
  decisions: [59],
};
