import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Filters of the payment history by status and dates, and a refresh button.',
  whenToUse: ['Above the payments, on the payments page.'],
  whenNot: ['For the purchase history: use HistoryFilters, which also has a search and chips.'],
  dos: ['Apply every change at once.', "Use the native date field: it follows the browser's language."],
  donts: ["Do not add an 'Apply' button.", 'Do not replace it by a text field with a custom format.'],
  anatomy: [
    { part: 'Status', selector: 'select' },
    { part: 'Start date', selector: 'div:nth-child(2) > div > input[type="date"]' },
    { part: 'End date', selector: 'div:nth-child(3) > div > input[type="date"]' },
    { part: 'Refresh', selector: 'button' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through status, the parts of both dates, and 'Refresh'." },
    { keys: 'Arrow keys', does: 'Select a status, or change a part of a date.' },
    { keys: "Enter or Space on 'Refresh'", does: 'Reloads the list.' },
  ],
  screenReader: [
    "Three fields named 'Status', 'Start Date' and 'End Date'.",
    "'Refresh' is busy while the list loads and keeps the focus.",
  ],
  decisions: [],
};
