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
  anatomy: {
    Heading: 'h1',
    Names: 'input[name="firstname"]',
    Username: 'input[name="username"]',
    'E-mail': 'input[name="email"]',
    'Phone code': 'select',
    Phone: 'input[name="phone"]',
    Password: 'input[name="password"]',
    'Password rules': 'ul[aria-label="Password rules"]',
    'Confirm password': 'input[name="confirmPassword"]',
    'Create Account': 'button[type="submit"]',
  },
  screenReader: [
    'Server errors of single fields are shown at the field, others in an alert above the button.',
  ],
  decisions: [9],
};
