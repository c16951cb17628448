import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["In the dialog behind 'Everything' in the export menu of the history."],
  whenNot: ["For the current page: 'Export CSV' exports it at once."],
  dos: [
    'Show the number of read purchases and the total.',
    'Keep the loaded pages when the export is stopped or fails.',
  ],
  donts: [
    'Do not use up the rate-limit budget: its last calls are reserved for the user.',
    'Do not promise a duration: other tabs share the budget.',
  ],
  anatomy: { Format: 'select', Progress: 'progress', 'Words for it': '[role="status"]' },
};
