import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The title of a page, its purpose, and the actions of the whole page.',
  whenToUse: ['Once at the top of every page for signed-in users.'],
  whenNot: [
    'For the heading of a section: use SectionHeading or an h2 in a Card.',
    'On the sign-in screens and full-screen messages, which have their own heading.',
  ],
  dos: [
    "Put the page's actions here: they are next to the title and leave the upper right corner to the toasts.",
    "Say what the page is for: 'Purchase History', 'Buy SMS Number'.",
  ],
  donts: [
    'Do not align actions to the right edge: toasts would cover them.',
    'Do not put more than three actions here.',
  ],
  anatomy: [{ part: 'Title', selector: 'h1' }],
  keyboard: [],
  screenReader: [
    'The title is the only first-level heading of the page, and takes the focus when the focused element disappears.',
    'The description is plain text after it.',
  ],
  decisions: [26],
};
