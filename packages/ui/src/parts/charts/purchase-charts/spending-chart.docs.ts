import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["On the history behind 'Show charts', and on the dashboard from 768 px."],
  whenNot: ['For deposits: use the payments page.'],
  dos: [
    "Show the scope: 'From purchases 1 to 40 of 250', or 'since Mar 9' next to the sum of the days since.",
    'Show refunds separately, as the hollow part on top.',
    'Show a day without purchases as an empty column.',
  ],
  donts: [
    'Do not show a day without loaded purchases as a day without spending: it has a dotted baseline and no column.',
    'Do not show the sum of a partly loaded day: it would contradict the other figures of the page.',
  ],
  anatomy: {
    Name: 'figure h2',
    'Show as table': 'figure button',
    'Total and refunds': 'figure p:not([aria-hidden])',
    Days: '[role="slider"]',
    Scope: 'h2 + p',
  },
  keyboard: { 'Arrow keys, Home, End': 'Read the amounts of another day.' },
  screenReader: [
    "The days are a slider 'Spending by day, from Mar 2 to Mar 15': its value is a day with its amounts.",
    "In the table a day that is not loaded reads 'not loaded', a partly loaded one 'at least $1.2000'.",
  ],
  decisions: [46],
};
