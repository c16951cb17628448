import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At the end of the settings, the only place for stored data.'],
  whenNot: ['For data on the server: the API cannot change it.'],
  dos: [
    "Name entries in the product's words, never by their storage keys.",
    'Show the lifetime of an entry, and whether it comes back automatically.',
  ],
  donts: [
    'Do not let users remove a payment in flight: it is removed once its outcome is known.',
    'Do not sign out without confirmation.',
  ],
  anatomy: { 'Size of all': 'p', 'Things kept': 'ul', 'Remove an entry': 'li button' },
  keyboard: { Escape: 'Closes the confirmation; nothing is removed.' },
  screenReader: [
    'The removal is announced as a status. The focus moves to the total size, because the row is gone.',
  ],
  decisions: [80],
};
