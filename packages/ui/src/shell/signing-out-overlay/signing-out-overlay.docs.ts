import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["Once, after the user has chosen 'Sign out'."],
  whenNot: ['For other waits: a busy button or a Spinner is enough.'],
  dos: ['Redirect to the sign-in page even if the request fails.'],
  donts: ['Do not offer to cancel: the session has ended in this browser.'],
  anatomy: { Text: '[role="status"]' },
};
