import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['For the password of the sign-in and registration forms.'],
  whenNot: ['For other secrets: the API key of the settings is a TextField of type password.'],
  dos: [
    'Hide the password when the form is submitted.',
    "Omit onShownChange for 'Confirm password', so that one toggle shows both.",
  ],
  donts: [
    'Do not clear the input on a toggle; keep the caret too.',
    'Do not block pasting: password managers need it.',
  ],
  anatomy: { Label: 'label', Field: 'input', Toggle: 'button' },
  keyboard: {
    'Enter in the field': 'Submits the form.',
    'Enter or Space on the toggle': 'Shows or hides the password without submitting.',
  },
  screenReader: ["The toggle is a button whose name changes: 'Show password', 'Hide password'."],
};
