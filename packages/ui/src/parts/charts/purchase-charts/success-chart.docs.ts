import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'How often a number received a code, by service or by country, always with the sample behind it.',
  whenToUse: ["On the history behind 'Show charts'."],
  whenNot: [
    'For the success rate of payments: that is a figure on the payments page.',
    'On the dashboard: eight purchases say nothing about a service.',
  ],
  dos: ["Show '7 of 9' beside every bar.", 'Name five entries at most and put the others together.'],
  donts: [
    'Do not show a percentage alone: 100 % of one number means nothing.',
    'Do not count numbers that still wait as failures; they are counted apart.',
  ],
  anatomy: [
    { part: 'Name', selector: 'figure h2' },
    { part: 'Show as table', selector: 'figure button' },
    { part: 'Picture and name', selector: 'li:first-child > span:first-child' },
    { part: 'Share', selector: 'li:first-child > svg' },
    { part: 'Sample', selector: 'li:first-child > span:last-child' },
    { part: 'What it covers', selector: 'figcaption' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Show as table'." },
    { keys: 'Enter or Space', does: 'Changes between chart and table; the focus stays.' },
  ],
  screenReader: [
    "A figure named 'Success by service' or 'Success by country'.",
    'The bars are hidden; a list reads name and sample.',
    'The table has the columns Codes received, Finished and Still waiting, with a row of sums.',
  ],
  decisions: [46],
};
