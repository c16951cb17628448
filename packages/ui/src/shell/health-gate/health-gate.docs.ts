import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At the start, on every page.'],
  whenNot: ['For a server lost later: ConnectionBadge and toasts show it.'],
  dos: [
    "Show 'Initializing secure connection' during the check, and 'Retry Connection' without a response.",
    'Accept only a response with status 200.',
  ],
  donts: ['Do not render a page behind it.', 'Do not report a failure before 30 s.'],
  anatomy: { Mark: 'svg', 'Current check': '[role="status"]' },
  screenReader: ["A status during the check; an alert 'Server Connection Failed' without a response."],
  decisions: [9, 20, 51],
};
