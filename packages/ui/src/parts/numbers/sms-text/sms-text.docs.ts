import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["In the 'Details' of a number card."],
  whenNot: ['For the code only: the card shows it in its block.'],
  dos: ['Show hidden characters as code points, such as U+202E.', 'Cut after 2,000 characters, with a note.'],
  donts: [
    'Do not turn URLs in it into links: an unknown sender controls them.',
    'Do not remove characters silently; the user must see the sent text.',
  ],
  anatomy: { Message: '[role="group"]' },
  keyboard: {
    Tab: 'Moves to the text, which is scrollable.',
    'Arrow keys, Page Up, Page Down': 'Scroll it.',
  },
};
