import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the registration form.'],
  whenNot: ['For signing in: use PasswordField; an existing password has no rules to show.'],
  dos: ['Show all rules from the start.', 'Use the same rules as the validation.'],
  donts: [
    'Do not mark a rule as failed while the user types.',
    'Do not add a strength meter: only the rules count.',
  ],
  anatomy: { Label: 'label', Field: 'input', Toggle: 'div > button', Rules: 'ul' },
  screenReader: [
    'The field is described by the rules without their state, which are read once and not on every tick.',
    "The list 'Password rules' has the state as text: 'A letter, done'.",
    'There is no live region; an error is read first, then the rules.',
  ],
};
