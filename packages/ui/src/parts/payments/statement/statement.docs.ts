import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["For users who ask where their money went: behind 'Statement' on the payments page."],
  whenNot: ['For one payment and its actions: use DepositDetails.'],
  dos: [
    'Export what is on screen: all that is loaded, or the chosen month.',
    'Show the opening balance: it is derived from the rows, so the statement always adds up.',
    'Mark a row or an opening balance that is not included, and explain why.',
  ],
  donts: ['Do not show rows from before the date from which all records are complete.'],
  anatomy: { Day: 'tbody h2', Rows: 'tbody', 'Opening balance': 'tfoot' },
  decisions: [70],
};
