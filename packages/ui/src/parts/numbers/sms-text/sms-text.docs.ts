import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The text of an SMS from an unknown sender: direction isolated, hidden characters shown, length bounded.',
  whenToUse: ["Under 'Full message' on a number card."],
  whenNot: [
    'For texts of our server: take UntrustedText.',
    'For the code alone: the card shows it in its block.',
  ],
  dos: [
    'Show hidden characters by their code point, such as U+202E.',
    'Stop after 2,000 characters, and say so.',
  ],
  donts: [
    'Do not make addresses in it links: a message from a stranger leads nowhere from here.',
    'Do not clean the text silently; the user must see what was sent.',
  ],
  anatomy: [{ part: 'Message', selector: '[role="group"]' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the text, which can then be scrolled.' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'Scroll it.' },
  ],
  screenReader: [
    "A group named 'Message text'; line breaks are kept.",
    'A hidden character is read as its code point.',
  ],
  decisions: [],
};
