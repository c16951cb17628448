import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Shown in place of every page until the server has answered once.',
  whenToUse: ['At the start, on every page.'],
  whenNot: [
    'For a server that is lost later: ConnectionBadge and toasts say so.',
    'While the session is being checked: take SessionCheck.',
  ],
  dos: [
    "Say 'Initializing secure connection' while asking, and offer 'Retry Connection' when there is no answer.",
    'Believe only an answer with status 200.',
  ],
  donts: ['Do not show a page behind it.', 'Do not call a slow start a failure before 30 s have passed.'],
  anatomy: [
    { part: 'Mark', selector: 'svg' },
    { part: 'What is waited for', selector: '[role="status"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Retry Connection', once it is there." },
    { keys: 'Enter or Space', does: 'Asks the server again.' },
  ],
  screenReader: ["A status while asking; an alert 'Server Connection Failed' when it did not answer."],
  decisions: [9, 20, 51],
};
