import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Above the payments, on the payments page.'],
  dos: ['Apply every change at once.', "Use the native date field: it follows the browser's language."],
  anatomy: [
    { part: 'Status', selector: '[role="group"] > div > div:has(select)' },
    { part: 'Start date', selector: 'label:has(> input[aria-label="Start Date"])' },
    { part: 'End date', selector: 'label:has(> input[aria-label="End Date"])' },
  ],
};
