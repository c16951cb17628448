import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At the top of the sidebar and of the signed-out pages.'],
  whenNot: [
    'As the heading of a page: its texts are no headings.',
    'For the start screens: they show only the mark, large.',
  ],
  dos: [
    "Use 'SMS Dashboard' with 'Verification Platform' when signed in, 'SMS Verification Platform' with 'One account for all services' when signed out.",
    'Keep the mark as inline SVG: the first screen does not load the icons.',
  ],
  donts: [
    'Do not recolour the mark or put it on the accent colour.',
    'Do not make it a link; the navigation has the pages.',
  ],
  anatomy: { Mark: 'svg', Name: 'p:first-child', Tagline: 'p:last-child' },
};
