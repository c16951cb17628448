import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Turns something on or off at once. The position is also said in words, ON or OFF.',
  whenToUse: ["For Auto-refresh and for the settings that need no 'Save'."],
  whenNot: [
    'For a choice that takes effect with a form: take Checkbox.',
    'For choosing between two things that are both on: take radio buttons or Select.',
  ],
  dos: [
    "Name what is on: 'Sound', 'Auto-refresh'.",
    'Use a hint to say what happens, or why it cannot be switched on.',
  ],
  donts: [
    'Do not change the label with the position; the state is said beside it.',
    'Do not ask for confirmation: switching back is the way out.',
  ],
  anatomy: [
    { part: 'Name', selector: 'button > span:first-child' },
    { part: 'Track', selector: 'button > [aria-hidden]' },
    { part: 'Position in words', selector: 'button > span:last-child' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the switch.' },
    { keys: 'Enter or Space', does: 'Turns it on or off.' },
  ],
  screenReader: [
    'Role switch, named by its label alone, read as on or off.',
    'Error or hint is its description; ON and OFF are text inside the button and not part of the name.',
  ],
  decisions: [43, 59],
};
