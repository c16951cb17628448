import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['After HealthGate, on every page that needs a session.'],
  whenNot: [
    'For the sign-in page: it needs no session.',
    'For a session that ends while the page is open: the user is redirected to the sign-in page.',
  ],
  dos: ['Show when an overloaded server is asked again, and keep the link to the sign-in page.'],
  donts: ['Do not mistake an overloaded server for an expired session.'],
  anatomy: { Mark: 'svg', 'Current check': '[role="status"]' },
  screenReader: ["A status 'Checking session...'; the seconds until the next attempt are plain text."],
  decisions: [9, 23],
};
