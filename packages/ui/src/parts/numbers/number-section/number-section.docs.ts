import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["On the active numbers page: 'SMS Received', 'Waiting for SMS', 'Expired' and 'Late SMS'."],
  dos: [
    'Give each section of a page a unique view transition name.',
    'Pass isAlone for the only number of the page: its card is wider.',
    'Render a card from its id, so that a change of one card rerenders no other.',
  ],
  donts: ['Do not render an empty section: without ids there is no heading.'],
  decisions: [43, 60],
};
