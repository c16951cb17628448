import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The session is alive, but the account could not be loaded: the whole page says so and leads to the sign-in page.',
  whenToUse: [
    'In place of every protected page, when the session was refreshed and the call for the account failed.',
  ],
  whenNot: [
    'For a session that has ended: the sign-in page says why.',
    'For a server that does not answer at all: take HealthGate.',
  ],
  dos: ["Show the server's words."],
  donts: ['Do not sign the user out without a press.'],
  anatomy: [
    { part: 'Title and reason', selector: '[role="alert"]' },
    { part: 'Go to Login', selector: 'button' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Go to Login'." },
    { keys: 'Enter or Space', does: 'Opens the sign-in page.' },
  ],
  screenReader: ["A main landmark with an alert: 'Authentication Error' and the reason are read at once."],
  decisions: [9, 23],
};
