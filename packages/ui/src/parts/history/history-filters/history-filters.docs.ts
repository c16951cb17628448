import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Above the purchases, on the history.'],
  dos: ['Apply every change at once, and write it into the URL.'],
  anatomy: { Search: 'input[type="search"]', Filter: '[role="group"] > div > div:has(select)' },
  decisions: [28, 45],
};
