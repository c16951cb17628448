import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    "How far one deposit has come, what to do about it and everything known of it, in the dialog behind 'View Details'.",
  whenToUse: ['In the dialog of the payments page.'],
  whenNot: ['For the row itself: take DepositList.', 'For a purchase: take PurchaseDetails.'],
  dos: [
    'Show the full reference in digits that can be told apart: support asks for it.',
    'Use the same label and colour as the row.',
  ],
  donts: [
    'Do not show lines for what is not known, such as a date of payment that does not exist.',
    'Do not put actions on the payment here; they stand in the row.',
    'Do not call an unfinished payment a receipt.',
  ],
  anatomy: [
    { part: 'Timeline', selector: 'ol' },
    { part: 'What to do', selector: 'ol + p' },
    { part: 'Reference', selector: 'dl > div:first-child' },
    { part: 'Status', selector: 'dl > div:nth-child(2)' },
    { part: 'Amount in naira', selector: 'dl > div:nth-child(3)' },
  ],
  keyboard: [{ keys: 'Enter', does: "On 'Print receipt': opens the browser's print dialog." }],
  screenReader: ['An ordered list named Timeline, then a description list of up to ten terms.'],
  decisions: [13, 63],
};
