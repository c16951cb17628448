import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'In the wizard, after a purchase or a price request hit a limit of the provider or our own server.',
  ],
  whenNot: ['For a rate limit elsewhere: a toast shows the wait.'],
  dos: [
    "Keep 'Purchase Number', 'Back' and 'Refresh' disabled while it is visible.",
    'Count one second per count.',
  ],
  donts: ['Do not start a second wait when another limit is hit during the first.'],
  anatomy: { Sentence: '[role="status"]', Seconds: '[role="timer"]' },
  decisions: [9, 106],
};
