import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: "Covers the page from 'Sign out' until the sign-in page.",
  whenToUse: ["Once, after 'Sign out' was chosen."],
  whenNot: ['For other waits: a busy button or a Spinner in its place is enough.'],
  dos: ['Go to the sign-in page also when the call fails.'],
  donts: ['Do not offer to cancel; the session is gone in this browser.'],
  anatomy: [{ part: 'Text', selector: '[role="status"]' }],
  keyboard: [],
  screenReader: ["A status: 'Signing Out' is announced."],
  decisions: [],
};
