import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'One line of text with a visible label, and a note below that is a hint or an error.',
  whenToUse: ['For every field of a form that is typed.'],
  whenNot: [
    'For narrowing a list: take SearchField.',
    'For a password: take PasswordField.',
    'For one of a few known values: take Select.',
  ],
  dos: [
    'Keep the value exactly as typed, and read it when it is left or sent.',
    'Say in the error what is wrong in the words of the specification; it takes the place of the hint.',
  ],
  donts: [
    'Do not format or cut while somebody types.',
    'Do not use the placeholder as the label: it is gone with the first letter.',
  ],
  anatomy: [
    { part: 'Label', selector: 'label' },
    { part: 'Field', selector: 'input' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, then to the control inside its right edge, if there is one.' },
    { keys: 'Enter', does: 'Submits the form around it.' },
  ],
  screenReader: [
    'A native text box with the label as its name.',
    'Error or hint is its description, followed by what describedBy names.',
    'With an error it is read as invalid; the error is no live region: Form moves the focus to the first field that has one.',
  ],
  decisions: [59],
};
