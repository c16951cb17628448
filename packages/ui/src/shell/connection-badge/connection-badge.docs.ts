import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once, for signed-in users.'],
  whenNot: ['For a failed request: use a toast or a Banner next to its subject.'],
  dos: [
    "Show 'Connected' for 3.5 s only, then nothing.",
    "Give the reason in the specification's text, such as 'Connection timeout'.",
  ],
  donts: [
    'Do not block the page: it works without live updates.',
    "Do not offer 'Try again' during automatic attempts.",
  ],
  anatomy: [
    { part: 'Badge', selector: '[role="status"] > div' },
    { part: 'Dot', selector: '[role="status"] > div > span' },
    { part: 'State', selector: '[role="status"] p' },
  ],
  keyboard: [{ keys: 'Enter or Space', does: 'Reconnects; the focus moves to the region, which stays.' }],
  screenReader: [
    "A permanent status region, so that each change is announced: 'Connecting', 'Connection Issue'.",
    "The button is named 'Try again to connect live updates'.",
  ],
  decisions: [5, 9, 24, 33],
};
