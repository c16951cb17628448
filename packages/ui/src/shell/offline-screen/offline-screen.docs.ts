import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At start, when the server did not respond and the browser reports no network.'],
  whenNot: ['For a server without a response despite a network: use HealthGate.'],
  dos: ['Show the age of the displayed data.', 'Continue automatically when the connection is back.'],
  donts: ['Do not show an amount, a number or a code of an earlier visit.'],
  anatomy: { Mark: 'svg', 'What is known': '[role="alert"]', 'Try again': 'button' },
  decisions: [72],
};
