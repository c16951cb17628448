import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Says in the lower right corner whether updates arrive live.',
  whenToUse: ['Once, for signed-in users.'],
  whenNot: [
    'For a call that failed: a toast or a Banner beside what it is about.',
    'For a server that cannot be reached at the start: take HealthGate.',
  ],
  dos: [
    "Show 'Connected' for 3.5 s only, then nothing.",
    "Give the reason in the words of the specification, such as 'Connection timeout'.",
  ],
  donts: [
    'Do not block the page: everything can be reloaded without a live connection.',
    "Do not offer 'Try again' while the product still tries by itself.",
  ],
  anatomy: [
    { part: 'Badge', selector: '[role="status"] > div' },
    { part: 'Dot', selector: '[role="status"] > div > span' },
    { part: 'State', selector: '[role="status"] p' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Try again', when the attempts are over." },
    { keys: 'Enter or Space', does: 'Connects again; the focus goes to the region, which stays.' },
  ],
  screenReader: [
    "A status region that is always there, so that each change is announced: 'Connecting', 'Connection Issue'.",
    "The button is named 'Try again to connect live updates'.",
  ],
  decisions: [5, 9, 24, 33],
};
