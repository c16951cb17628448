import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The registration form. It can be submitted at any time: each field then says what is missing.',
  whenToUse: ['At /register.'],
  whenNot: ['For changing an account: the product has no page for it.'],
  dos: [
    'Say what is wrong when a field is left or the form is sent, and clear it when the field is edited.',
    'Open Terms and Privacy Policy in a new tab, so that nothing typed is lost.',
    'Show and hide both passwords with one toggle.',
  ],
  donts: [
    "Do not disable 'Create Account' because of fields: the button would not say why.",
    'Do not send a registration again when its answer was lost; it is looked up by signing in.',
    "Do not forbid pasting into 'Confirm password'.",
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Names', selector: 'input[name="firstname"]' },
    { part: 'Username', selector: 'input[name="username"]' },
    { part: 'E-mail', selector: 'input[name="email"]' },
    { part: 'Phone code', selector: 'select' },
    { part: 'Phone', selector: 'input[name="phone"]' },
    { part: 'Password', selector: 'input[name="password"]' },
    { part: 'What is asked of it', selector: 'ul[aria-label="Password rules"]' },
    { part: 'Confirm password', selector: 'input[name="confirmPassword"]' },
    { part: 'Create Account', selector: 'button[type="submit"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through the fields in their order, the toggle and 'Create Account'." },
    { keys: 'Enter in a field', does: 'Submits the form.' },
    { keys: "Arrow keys in 'Phone code'", does: 'Choose a code.' },
  ],
  screenReader: [
    'All fields are required and have labels; errors are their descriptions and make them invalid.',
    'What the server refuses at single fields stands there, the rest in an alert above the button.',
  ],
  decisions: [9],
};
