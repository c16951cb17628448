import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Heading of a group of choices, with the number of entries.',
  whenToUse: ['In the lists of the wizard, through ChoiceList.'],
  whenNot: ['For a section of a page: use an h2 in a Card.', 'For the title of a page: use PageHeader.'],
  dos: [
    'Show the count unless the heading includes it.',
    'Keep it as high as a row: virtualised lists need equal heights.',
  ],
  donts: ["Do not repeat the count: 'Search Results (12)' includes it.", 'Do not make it sticky.'],
  anatomy: [
    { part: 'Name', selector: 'h3' },
    { part: 'Count', selector: 'h3 + span' },
  ],
  keyboard: [],
  screenReader: ['A third-level heading; the count is text after it.'],
  decisions: [42],
};
