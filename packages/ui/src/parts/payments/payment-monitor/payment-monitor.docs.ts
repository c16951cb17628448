import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['Once on the payments page.'],
  whenNot: [
    'For a single payment: its row shows its state.',
    'For the count in the header, which has its own link.',
  ],
  donts: ['Do not add buttons; the rows have them.'],
  anatomy: { Picture: 'section > svg', Name: 'section h2', Counts: '[role="status"]' },
  screenReader: ["The counts are a status: '2 pending · 1 verifying' is announced when it changes."],
  decisions: [24],
};
