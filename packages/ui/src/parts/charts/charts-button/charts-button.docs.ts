import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Next to the actions of the history and of the dashboard.'],
  dos: ['Keep it next to the other actions of the page, in the same position whether open or closed.'],
  donts: ['Do not open the charts by default: the table comes first.'],
  decisions: [46],
};
