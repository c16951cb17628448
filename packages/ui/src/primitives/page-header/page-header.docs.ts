import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once at the top of every page for signed-in users.'],
  whenNot: [
    'For the heading of a section: use SectionHeading or an h2 in a Card.',
    'On the sign-in screens and full-screen messages, which have their own heading.',
  ],
  dos: [
    "Put the page's actions here: they are at the right end of the title row.",
    'Give Refresh and other quiet actions `iconOnPhones`: there the title row is 48 px high and has room for icons.',
    "Say what the page is for: 'Purchase History', 'Buy SMS Number'.",
  ],
  donts: [
    'Do not explain on phones: the description shows from 768 px on.',
    'Do not put more than three actions here.',
  ],
  anatomy: { Title: 'h1' },
  screenReader: [
    'The title is the only first-level heading of the page, and takes the focus when the focused element disappears.',
  ],
  decisions: [26],
};
