import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Shown in place of a protected page until it is known whether the user is signed in.',
  whenToUse: ['After HealthGate, on every page that needs a session.'],
  whenNot: [
    'For the sign-in page: it needs no session.',
    'For a session that has ended while the page is open: the user is led to the sign-in page.',
  ],
  dos: ['Say when the busy server is asked again, and keep the way to the sign-in page open.'],
  donts: ['Do not take a busy server for a session that has ended.'],
  anatomy: [
    { part: 'Mark', selector: 'svg' },
    { part: 'What is waited for', selector: '[role="status"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Go to Login', once the server was too busy." },
    { keys: 'Enter', does: 'Opens the sign-in page.' },
  ],
  screenReader: ["A status 'Checking session...'; the seconds until the next attempt are plain text."],
  decisions: [9, 23],
};
