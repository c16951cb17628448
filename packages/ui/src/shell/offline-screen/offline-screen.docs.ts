import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The page of an app that was opened without a connection.',
  whenToUse: ['At the start, where the server did not answer and the browser knows of no network.'],
  whenNot: [
    'For a server that does not answer although there is a network: take HealthGate.',
    'For a connection that is lost later: take OfflineNotice.',
  ],
  dos: ['Say how old the little is that is known.', 'Go on by itself when the connection is back.'],
  donts: ['Do not show an amount, a number or a code of an earlier visit.'],
  anatomy: [
    { part: 'Mark', selector: 'svg' },
    { part: 'What is known', selector: '[role="alert"]' },
    { part: 'Try again', selector: 'button' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Try again'." },
    { keys: 'Enter or Space', does: 'Asks the server again.' },
  ],
  screenReader: ["An alert: 'You are offline', with what is known of the last visit."],
  decisions: [72],
};
