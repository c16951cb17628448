import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Above the payments, on the payments page.'],
  whenNot: ['For the purchase history: use HistoryFilters, which also has a search.'],
  dos: ['Apply every change at once.', "Use the native date field: it follows the browser's language."],
  donts: ["Do not add an 'Apply' button.", 'Do not replace it by a text field with a custom format.'],
  anatomy: [
    { part: 'Status', selector: '[role="group"] > div > div:has(select)' },
    { part: 'Start date', selector: 'label:has(> input[aria-label="Start Date"])' },
    { part: 'End date', selector: 'label:has(> input[aria-label="End Date"])' },
  ],
  screenReader: ["Three fields named 'Status', 'Start Date' and 'End Date'."],
};
