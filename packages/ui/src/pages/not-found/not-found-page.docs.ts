import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Any address without a page: what happened, and the way home.',
  whenToUse: ['In the shell for signed-in users, on a screen of its own for others.'],
  whenNot: ['For a page that exists and failed: that is the crash screen or a Banner.'],
  dos: ['Keep the text of the specification.'],
  donts: ['Do not guess what was meant.'],
  anatomy: [
    { part: '404', selector: 'p:first-child' },
    { part: 'Heading', selector: 'h1' },
    { part: 'Go Home', selector: 'a' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Go Home'." },
    { keys: 'Enter', does: 'Opens the dashboard.' },
  ],
  screenReader: [
    "A first-level heading 'Page not found', followed by \"The page you're looking for doesn't exist.\"",
  ],
  decisions: [9],
};
