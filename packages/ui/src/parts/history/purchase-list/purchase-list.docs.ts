import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the history, inside PagedList.'],
  dos: [
    'A click on the row opens the details; for keyboards there is a real button at its end.',
    'Below the table, say that sorting covers only this page, if there are others.',
  ],
  donts: [
    'Do not let a column grow when names load: the widths are fixed.',
    'Do not let a code or a number wrap: it cannot be read then.',
  ],
  anatomy: {
    'Sort column': 'th[aria-sort]',
    Service: 'tbody tr:nth-child(2) th',
    'Number, with its copy button on hover': 'tbody tr:nth-child(2) td:nth-child(2)',
    Status: 'tbody tr:nth-child(2) td:nth-child(5)',
    'View Details': 'tbody tr:nth-child(2) button[aria-label="View Details"]',
    'Scope of sorting': 'caption',
  },
  keyboard: {
    Tab: "Moves through the sortable headers, then through copy, 'Buy again' and 'View Details' of each row; a copy button shows when focused.",
    'Enter or Space': 'Activates the focused button; on a header it sorts, a second time in reverse.',
  },
  screenReader: [
    "A status is read in full, 'Waiting for SMS', where one word is visible.",
    "In order of date the days are second-level headings; on phones in a list named 'Purchases'.",
    "While loading a status says 'Loading history...'.",
  ],
  decisions: [21, 41, 45],
};
