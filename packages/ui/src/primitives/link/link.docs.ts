import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'A link in running text. The app injects the link component of its router, so that navigation does not reload the page.',
  whenToUse: ['For any navigation: to another page of the product or outside.'],
  whenNot: [
    'For an action: use Button. An action cannot open in a new tab.',
    'For the next step of an empty page: use LinkButton.',
  ],
  dos: [
    "Name the destination: 'Create account', 'View all'.",
    'Keep the underline: in a sentence, colour alone is not enough.',
  ],
  donts: [
    "Do not use 'here' or a bare URL as text.",
    'Do not pass a className for a detail; it replaces all default classes.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  screenReader: [
    'A native link with its text as name.',
    'aria-current and aria-label go through to the anchor, as all attributes do.',
  ],
  decisions: [],
};
