import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At the top of a list of pages: the history, the payments.'],
  whenNot: ['For a form: its fields have visible labels of their own.'],
  dos: [
    'Apply every change at once.',
    "Give each pill the name of what it filters by, and 'All' for no filter.",
  ],
  donts: ['Do not repeat a filter below the row: its pill shows its value.'],
  anatomy: { Search: 'input[type="search"]', Pill: '[role="group"] > div > div:has(select)' },
  keyboard: { "Enter or Space on 'Clear all'": 'Clears them; the focus moves to the group.' },
  decisions: [45],
};
