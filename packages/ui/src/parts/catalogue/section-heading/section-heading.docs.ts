import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the lists of the wizard, through ChoiceList.'],
  whenNot: ['For a section of a page: use an h2 in a Card.', 'For the title of a page: use PageHeader.'],
  dos: ['Keep it as high as a row: virtualised lists need equal heights.'],
  donts: ['Do not count the entries: the list shows them.', 'Do not make it sticky.'],
  anatomy: [{ part: 'Name', selector: 'h3' }],
  screenReader: ['A third-level heading.'],
  decisions: [42],
};
