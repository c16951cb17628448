import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Next to the actions of the history and of the dashboard.'],
  whenNot: ['For one section of a card: use Disclosure.'],
  dos: ['Keep it next to the other actions of the page, in the same position whether open or closed.'],
  donts: ['Do not open the charts by default: the table comes first.'],
  screenReader: ["A button named 'Show charts' or 'Hide charts', with aria-expanded and aria-controls."],
  decisions: [46],
};
