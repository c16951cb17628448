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
  anatomy: {
    Badge: '[role="status"] > div',
    Dot: '[role="status"] > div > span',
    State: '[role="status"] p',
  },
  keyboard: { 'Enter or Space': 'Reconnects; the focus moves to the region, which stays.' },
  screenReader: [
    "A permanent status region, so that each change is announced: 'Connecting', 'Connection Issue'.",
    "The button is named 'Try again to connect live updates'.",
  ],
  decisions: [5, 9, 24, 33],
};
