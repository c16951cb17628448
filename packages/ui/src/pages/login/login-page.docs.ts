import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /login, and in place of any protected page without a session.'],
  dos: [
    "Enable 'Sign In' when both fields are filled.",
    'Clear the password after a failure, and hide it on submit.',
    'Replace the notice by the error of an attempt.',
  ],
  donts: [
    'Do not validate a field before it loses the focus or the form is submitted.',
    'Do not clear the username.',
    'Do not put the return path into the URL; the navigation state has it.',
  ],
  anatomy: {
    Heading: 'h1',
    'Username or e-mail': 'input[name="username"]',
    Password: 'input[name="password"]',
    Toggle: 'input[name="password"] + button',
    'Sign In': 'button[type="submit"]',
    'Link to the registration': 'main p a',
  },
  screenReader: [
    "The error of an attempt is an alert; the reason for a session's end is a status.",
    "'Signing In...' is a busy button that keeps the focus.",
  ],
  decisions: [9, 23, 51],
};
