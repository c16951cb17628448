import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The frame around the pages for visitors who are not signed in: name and tagline, the form, and decoration on wide screens.',
  whenToUse: ['Around the forms for signing in and registering.'],
  whenNot: ['For signed-in users: take AppShell.', 'For legal texts: they stand alone on a FullScreen.'],
  dos: [
    'Let the form stand without the decoration, which is fetched later.',
    'Keep the form at most 24 rem wide.',
  ],
  donts: [
    'Do not put anything into the decoration that has to be known: it is hidden from screen readers and phones.',
    'Do not add a navigation; the forms link to each other.',
  ],
  anatomy: [
    { part: 'Name and tagline', selector: 'header' },
    { part: 'Form', selector: 'main' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes straight through the form: nothing else takes the focus.' }],
  screenReader: ['A banner with name and tagline, and main with the form; the decoration is hidden.'],
  decisions: [28, 43],
};
