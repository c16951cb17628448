import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /register.'],
  whenNot: ['For changing an account: the product has no such page.'],
  dos: [
    "Show a field's error on blur or submit, and clear it on edit.",
    'Open Terms and Privacy Policy in a new tab, so that the form keeps its input.',
    'Show and hide both passwords with one toggle.',
  ],
  donts: [
    "Do not disable 'Create Account' for invalid fields: the button could not explain why.",
    'Do not resend a registration after a lost response; a sign-in reconciles it.',
    "Do not block pasting into 'Confirm password'.",
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Names', selector: 'input[name="firstname"]' },
    { part: 'Username', selector: 'input[name="username"]' },
    { part: 'E-mail', selector: 'input[name="email"]' },
    { part: 'Phone code', selector: 'select' },
    { part: 'Phone', selector: 'input[name="phone"]' },
    { part: 'Password', selector: 'input[name="password"]' },
    { part: 'Password rules', selector: 'ul[aria-label="Password rules"]' },
    { part: 'Confirm password', selector: 'input[name="confirmPassword"]' },
    { part: 'Create Account', selector: 'button[type="submit"]' },
  ],
  screenReader: [
    'Server errors of single fields are shown at the field, others in an alert above the button.',
  ],
  decisions: [9],
};
