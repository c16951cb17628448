import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Layout of the signed-out pages: name and tagline, the form, and decoration on wide screens.',
  whenToUse: ['Around the sign-in and registration forms.'],
  whenNot: ['For signed-in users: use AppShell.', 'For legal texts: use FullScreen.'],
  dos: [
    'Show the form without waiting for the decoration, which is lazy.',
    'Keep the form at most 24 rem wide.',
  ],
  donts: [
    'Do not put essential content into the decoration: it is hidden from screen readers and phones.',
    'Do not add a navigation; the forms link to each other.',
  ],
  anatomy: [
    { part: 'Name and tagline', selector: 'header' },
    { part: 'Form', selector: 'main' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the form: nothing else is focusable.' }],
  screenReader: ['A banner with name and tagline, and main with the form; the decoration is hidden.'],
  decisions: [28, 43],
};
