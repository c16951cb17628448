import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A password field with a toggle inside its right edge that shows and hides what was typed.',
  whenToUse: ['For the password of the sign-in and registration forms.'],
  whenNot: [
    'For a new password with rules: take NewPasswordField, which lists them.',
    'For other secrets: the API key of the settings is a TextField of type password.',
  ],
  dos: [
    'Hide the password again when the form is submitted.',
    "Leave out onShownChange for 'Confirm password', so that one toggle shows both.",
  ],
  donts: [
    'Do not clear what was typed when it is shown or hidden; the caret stays too.',
    'Do not forbid pasting: password managers do just that.',
  ],
  anatomy: [
    { part: 'Label', selector: 'label' },
    { part: 'Field', selector: 'input' },
    { part: 'Toggle', selector: 'button' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the field to the toggle.' },
    { keys: 'Enter in the field', does: 'Submits the form.' },
    { keys: 'Enter or Space on the toggle', does: 'Shows or hides the password and submits nothing.' },
  ],
  screenReader: [
    'The field has its label as its name; while hidden, screen readers read bullets.',
    "The toggle is a button whose name changes: 'Show password', 'Hide password'.",
    'An error makes the field invalid and is its description.',
  ],
  decisions: [],
};
