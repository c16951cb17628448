import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'A link in running text. The application puts the link of its router in its place, so that following one does not reload the page.',
  whenToUse: ['Wherever a press leads to another address: another page of the product, or one outside.'],
  whenNot: [
    'For an action: take Button. A link that does something cannot be opened in a new tab.',
    'For the one next step of an empty page: take LinkButton.',
  ],
  dos: [
    "Let the words say where it leads: 'Create account', 'View all'.",
    'Keep the underline: in a sentence colour alone is not enough.',
  ],
  donts: [
    "Do not write 'here' or show a bare address.",
    'Do not pass a className for a detail; it replaces the whole look.',
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
