import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'In place of every protected page, after the session refresh succeeded and the account request failed.',
  ],
  whenNot: ['For an expired session: the sign-in page explains it.'],
  dos: ["Show the server's message."],
  donts: ['Do not sign the user out automatically.'],
  anatomy: { 'Title and reason': '[role="alert"]', 'Go to Login': 'button' },
  decisions: [9, 23],
};
