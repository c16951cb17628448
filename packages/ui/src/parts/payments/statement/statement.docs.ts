import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Deposits, purchases and refunds as one running account, newest first, with the balance after each row and the figure it opens with.',
  whenToUse: ['When somebody asks where their money went.'],
  whenNot: ['For one payment and what to do about it: take DepositDetails.'],
  dos: [
    'State the opening figure: it is what the rows leave, so the account always sums.',
    'Mark a row or an opening figure that does not sum, and say why.',
  ],
  donts: ['Do not show rows from before the moment that all records reach back to.'],
  anatomy: [
    { part: 'What is covered', selector: 'p' },
    { part: 'Rows', selector: 'tbody' },
    { part: 'Opening figure', selector: 'tfoot' },
  ],
  keyboard: [{ keys: 'Tab', does: "Moves to 'Show earlier', or to 'Refresh' when the account is old." }],
  screenReader: ["A table 'Account statement': date, what moved (which heads the row), amount and balance."],
  decisions: [70],
};
