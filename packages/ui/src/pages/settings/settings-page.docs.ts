import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'What the user chooses for this browser, and the static page of the specification: an API key and two checkboxes that do nothing yet.',
  whenToUse: ['At /settings.'],
  whenNot: ['For a choice that belongs to one page: put it there, as Auto-refresh.'],
  dos: ['Let theme, signals and number format take effect at once.', 'Give each part a card with a heading.'],
  donts: [
    'Do not claim that the API key was saved: nothing is sent or stored.',
    'Do not add an account part; no call changes a user.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Theme', selector: 'fieldset' },
    { part: 'When a code arrives', selector: 'h2 + div:has([role="switch"])' },
    { part: 'Format of the numbers', selector: 'select' },
    { part: 'API key', selector: 'input[type="password"]' },
    { part: 'Save API Key', selector: 'button[type="submit"]' },
    { part: 'Static notifications', selector: 'label:last-of-type:has(input[type="checkbox"])' },
    { part: 'Kept on this device', selector: 'summary' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the parts in their order.' },
    { keys: "Arrow keys in 'Theme'", does: 'Choose a theme at once.' },
    { keys: 'Space', does: 'Turns a switch or a checkbox on or off.' },
    { keys: 'g then s', does: 'Opens the page from anywhere, where single keys are on.' },
  ],
  screenReader: [
    'Parts have second-level headings; the theme is a group of radio buttons.',
    'Both checkboxes are on at first and have their hints as descriptions.',
  ],
  decisions: [9, 16, 43, 44, 80],
};
