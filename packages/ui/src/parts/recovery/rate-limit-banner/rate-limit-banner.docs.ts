import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Stays in view while the provider or the server asks us to wait, and counts the seconds.',
  whenToUse: [
    "In the wizard, while a purchase or the prices ran into a limit, the provider's or our own server's.",
  ],
  whenNot: [
    'For a limit that is met elsewhere: a toast says how long.',
    'For waits of unknown length: take Spinner.',
  ],
  dos: [
    "Keep 'Purchase Number', 'Back' and 'Refresh' disabled for as long as it shows.",
    'Count one second per count.',
  ],
  donts: [
    'Do not start a second wait when another limit is met during the first.',
    'Do not announce every second.',
  ],
  anatomy: [
    { part: 'Sentence', selector: '[role="status"]' },
    { part: 'Seconds', selector: '[role="timer"]' },
  ],
  keyboard: [],
  screenReader: ['The sentence is a status, announced once; the seconds are a timer and silent.'],
  decisions: [9, 106],
};
