import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'What purchases cost day by day, and how much of it was given back.',
  whenToUse: ["On the history behind 'Show charts', and on the dashboard from what is loaded."],
  whenNot: ['For money that was paid in: the payments page lists it.'],
  dos: [
    "Say which purchases it covers: 'From purchases 1 to 40 of 250'.",
    'Keep refunds apart from spending, as the grey part on top.',
  ],
  donts: [
    'Do not draw a day that is not loaded as a day without spending; it is grey.',
    'Do not load more pages of the history for the sake of the chart.',
  ],
  anatomy: [
    { part: 'Name', selector: 'figure h2' },
    { part: 'Show as table', selector: 'figure button' },
    { part: 'Sum and refunds', selector: 'figure p:not([aria-hidden])' },
    { part: 'Days', selector: 'svg[role="img"]' },
    { part: 'What it covers', selector: 'figcaption' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves to 'Show as table'." },
    { keys: 'Enter or Space', does: 'Changes between chart and table; the focus stays.' },
  ],
  screenReader: [
    "A figure named 'Spending, last {n} days'.",
    "The chart is one image: 'Spending by day, from Mar 2 to Mar 15'; the numbers are in the table.",
    "In the table a day that is not loaded reads 'not loaded', one that is partly loaded 'at least $1.2000'.",
  ],
  decisions: [46],
};
