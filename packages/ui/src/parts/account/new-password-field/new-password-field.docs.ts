import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A password that is being chosen: what is asked of it is ticked while it is typed.',
  whenToUse: ['In the registration form.'],
  whenNot: ['For signing in: take PasswordField; an old password has no rules to show.'],
  dos: [
    'Show all rules from the start, before anything is typed.',
    'Take the rules from the same table the check uses.',
  ],
  donts: [
    'Do not turn a rule red while somebody is still typing.',
    'Do not add a strength meter: the rules are all that counts.',
  ],
  anatomy: [
    { part: 'Label', selector: 'label' },
    { part: 'Field', selector: 'input' },
    { part: 'Toggle', selector: 'div > button' },
    { part: 'Rules', selector: 'ul' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the field to the toggle.' },
    { keys: 'Enter in the field', does: 'Submits the form.' },
  ],
  screenReader: [
    'The field is described by the rules without their state: they are read once and not at every tick.',
    "The list 'Password rules' says the state in words: 'A letter, done'.",
    'Nothing is live; an error is read first, then the rules.',
  ],
  decisions: [],
};
