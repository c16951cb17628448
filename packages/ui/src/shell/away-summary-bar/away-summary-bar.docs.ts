import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'A line above the whole page after sleep, a lost network or a dropped connection: what happened meanwhile, in numbers.',
  whenToUse: ['When live updates are back after a gap and something happened in it.'],
  whenNot: ['For what has just happened: a toast says it.', 'When nothing happened: then nothing is said.'],
  dos: ['Keep it until the user dismisses it or follows the link: they may not be back yet.'],
  donts: ['Do not tell with it what a toast tells.'],
  anatomy: [
    { part: 'What was missed', selector: 'p' },
    { part: 'Way to the numbers', selector: 'a' },
    { part: 'Dismiss', selector: 'button' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Active numbers', then to 'Dismiss'." },
    { keys: 'Enter', does: 'Follows the link or dismisses the line.' },
  ],
  screenReader: ["A status: 'While you were away: 2 codes, 1 expired' is announced when it comes."],
  decisions: [69],
};
