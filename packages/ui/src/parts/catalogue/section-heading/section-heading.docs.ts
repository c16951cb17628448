import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['In the lists of the wizard, through ChoiceList.'],
  donts: ['Do not count the entries: the list shows them.', 'Do not make it sticky.'],
  anatomy: { Name: 'h3' },
  decisions: [42],
};
