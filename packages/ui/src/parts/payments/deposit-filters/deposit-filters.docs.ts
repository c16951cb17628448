import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Narrows the payment history by status and dates, and reloads it.',
  whenToUse: ['Above the payments, on the payments page.'],
  whenNot: ['For the history of purchases: take HistoryFilters, which also has a search and chips.'],
  dos: [
    'Let every change take effect at once.',
    "Use the native date field: it follows the reader's language.",
  ],
  donts: ["Do not add an 'Apply' button.", 'Do not replace it with a text field and a format of our own.'],
  anatomy: [
    { part: 'Status', selector: 'select' },
    { part: 'Start date', selector: 'div:nth-child(2) > div > input[type="date"]' },
    { part: 'End date', selector: 'div:nth-child(3) > div > input[type="date"]' },
    { part: 'Refresh', selector: 'button' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through status, the parts of both dates, and 'Refresh'." },
    { keys: 'Arrow keys', does: 'Choose a status, or count a part of a date up and down.' },
    { keys: "Enter or Space on 'Refresh'", does: 'Reloads the list.' },
  ],
  screenReader: [
    "Three fields named 'Status', 'Start Date' and 'End Date'.",
    "'Refresh' is busy while the list is being loaded and keeps the focus.",
  ],
  decisions: [],
};
