import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Above the payments, on the payments page.'],
  dos: ['Apply every change at once.', "Use the native date field: it follows the browser's language."],
  anatomy: {
    Status: '[role="group"] > div > div:has(select)',
    'Start date': 'label:has(> input[aria-label="Start Date"])',
    'End date': 'label:has(> input[aria-label="End Date"])',
  },
};
