import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The heading of a page, what it is for, and the actions that concern the whole page.',
  whenToUse: ['Once at the top of every page for signed-in users.'],
  whenNot: [
    'For the heading of a part: take SectionHeading or an h2 in a Card.',
    'On the screens for signing in and on full-screen messages, which bring their own heading.',
  ],
  dos: [
    "Put the page's actions here: they stand beside the title and leave the upper right end to the toasts.",
    "Say what the page is for: 'Purchase History', 'Buy SMS Number'.",
  ],
  donts: [
    'Do not push actions to the right edge; a toast would lie over them.',
    'Do not put more than three actions here.',
  ],
  anatomy: [{ part: 'Title', selector: 'h1' }],
  keyboard: [],
  screenReader: [
    'The title is the only first-level heading of the page and takes the focus when what had it vanishes.',
    'The description is plain text after it.',
  ],
  decisions: [26],
};
