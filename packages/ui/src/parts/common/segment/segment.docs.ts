import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["For views that share a page: 'Payments' and 'Statement'."],
  whenNot: ['For a filter: use the pill of Select.', 'For another page: use a link.'],
  dos: ['Give each view a noun.', 'Keep it in its place when the view changes.'],
  donts: ['Do not use it for more than three views.'],
  anatomy: { 'View in effect': 'button[aria-pressed="true"]' },
  decisions: [70],
};
