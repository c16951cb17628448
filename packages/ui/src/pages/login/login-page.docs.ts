import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The sign-in form. It also says why a visitor who was signed in a moment ago no longer is.',
  whenToUse: ['At /login, and in place of any protected page without a session.'],
  whenNot: ['For a new account: the registration page.'],
  dos: [
    "Enable 'Sign In' as soon as both fields are filled.",
    'Clear the password after a failure, and hide it when the form is sent.',
    'Let the error of an attempt take the place of the notice.',
  ],
  donts: [
    'Do not tell before the press what is wrong with a field that was not left.',
    'Do not clear the username.',
    'Do not carry the path in the address; it travels with the navigation.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Username or e-mail', selector: 'input[name="username"]' },
    { part: 'Password', selector: 'input[name="password"]' },
    { part: 'Toggle', selector: 'input[name="password"] + button' },
    { part: 'Sign In', selector: 'button[type="submit"]' },
    { part: 'To the registration', selector: 'main p a' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through the fields, the toggle, 'Sign In' and 'Create account'." },
    { keys: 'Enter in a field', does: 'Signs in, once both are filled.' },
  ],
  screenReader: [
    'Both fields are required, with labels, and autocomplete for password managers.',
    'Why it failed is an alert; why the session ended is a status.',
    "'Signing In...' is a busy button that keeps the focus.",
  ],
  decisions: [9, 23, 51],
};
