import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Names a group of choices in a list, with the number of entries.',
  whenToUse: ['In the lists of the wizard, through ChoiceList.'],
  whenNot: ['For a part of a page: write an h2 in a Card.', 'For the title of a page: take PageHeader.'],
  dos: [
    'Show the count where the heading does not say it.',
    'Keep it as high as a row: it can stand in a list that draws only what is in view.',
  ],
  donts: [
    "Do not repeat the count: 'Search Results (12)' has it already.",
    'Do not make it stick to the top.',
  ],
  anatomy: [
    { part: 'Name', selector: 'h3' },
    { part: 'Count', selector: 'h3 + span' },
  ],
  keyboard: [],
  screenReader: ['A third-level heading; the count is text after it.'],
  decisions: [42],
};
