import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'What the user bought last, up to eight rows, on the dashboard.',
  whenToUse: ["Once, under 'Recent Activity' on the dashboard."],
  whenNot: [
    'For all purchases with filters and sorting: take PurchaseList.',
    'For numbers that still live: take NumberCard, which has the buttons.',
  ],
  dos: [
    'Show how long ago it was, with the exact date in the title and for screen readers.',
    'Keep the place of eight rows while loading, so that nothing below moves.',
  ],
  donts: [
    "Do not put actions other than 'Buy again' into a row: the card and the history have them.",
    'Do not show the full SMS; a code is enough here.',
  ],
  anatomy: [
    { part: 'Logo and name', selector: 'li:first-child p:first-child' },
    { part: 'Number and time', selector: 'li:first-child p:nth-child(2)' },
    { part: 'Code, if there is one', selector: 'li:first-child p:nth-child(3)' },
    { part: 'Status', selector: 'li:first-child > div:last-child > span' },
    { part: "Price and 'Buy again'", selector: 'li:first-child > div:last-child > div' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves from one 'Buy again' to the next." },
    { keys: 'Enter', does: 'Opens the wizard with the same choices.' },
  ],
  screenReader: [
    'A list; each row is read as name, number, time, date, code, status and price.',
    "The link is named 'Buy again: WhatsApp', since every row has one.",
    "While loading a status says 'Loading recent activity...'.",
  ],
  decisions: [41, 46],
};
