import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["On the history behind 'Show charts'."],
  whenNot: [
    'For the success rate of payments: use the figure on the payments page.',
    'On the dashboard: eight purchases are too small a sample.',
  ],
  dos: ["Show '7 of 9' next to every bar.", 'Show at most five entries and group the others.'],
  donts: [
    'Do not show a percentage alone: 100 % of one number means nothing.',
    'Do not count waiting numbers as failures; count them separately.',
  ],
  anatomy: {
    Name: 'figure h2',
    'Show as table': 'figure button',
    'Image and name': 'li:first-child > span:first-child',
    Share: 'li:first-child > svg',
    Sample: 'li:first-child > span:last-child',
    Scope: 'h2 + p',
  },
  screenReader: [
    'The bars are hidden; a list reads name and sample.',
    'The table has the columns Codes received, Finished and Still waiting, with a row of totals.',
  ],
  decisions: [46],
};
