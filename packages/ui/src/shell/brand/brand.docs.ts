import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: "The product's mark beside its name and its tagline.",
  whenToUse: ['At the top of the sidebar and of the public pages.'],
  whenNot: [
    'As the heading of a page: its texts are no headings.',
    'For the start screens: they show the mark alone, in large.',
  ],
  dos: [
    "Use 'SMS Dashboard' with 'Verification Platform' inside, 'SMS Verification Platform' with 'One account for all services' outside.",
    'Keep the mark as inline SVG: the first screen needs no icon set for it.',
  ],
  donts: [
    'Do not recolour the mark or put it on the accent colour.',
    'Do not make it a link; the pages are in the navigation.',
  ],
  anatomy: [
    { part: 'Mark', selector: 'svg' },
    { part: 'Name', selector: 'p:first-child' },
    { part: 'Tagline', selector: 'p:last-child' },
  ],
  keyboard: [],
  screenReader: ['Name and tagline are plain text; the mark is hidden.'],
  decisions: [],
};
