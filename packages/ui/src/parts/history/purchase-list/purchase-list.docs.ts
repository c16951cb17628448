import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['On the history, inside PagedList.'],
  dos: [
    'A click on the row opens the details; for keyboards there is a real button at its end.',
    'Below the table, say that sorting covers only this page, if there are others.',
  ],
  donts: [
    'Do not let a column grow when names load: the widths are fixed.',
    'Do not let a code or a number wrap: nobody can read it then.',
  ],
  anatomy: [
    { part: 'Sort column', selector: 'th[aria-sort]' },
    { part: 'Service', selector: 'tbody tr:nth-child(2) th' },
    {
      part: 'Number, with its copy button on hover',
      selector: 'tbody tr:nth-child(2) td:nth-child(2)',
    },
    { part: 'Status', selector: 'tbody tr:nth-child(2) td:nth-child(5)' },
    { part: 'View Details', selector: 'tbody tr:nth-child(2) button[aria-label="View Details"]' },
    { part: 'Scope of sorting', selector: 'caption' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves through the sortable headers, then through copy, 'Buy again' and 'View Details' of each row; a copy button shows when focused.",
    },
    {
      keys: 'Enter or Space',
      does: 'Activates the focused button; on a header it sorts, a second time in reverse.',
    },
  ],
  screenReader: [
    "A status is read in full, 'Waiting for SMS', where one word is visible.",
    "In order of date the days are second-level headings; on phones in a list named 'Purchases'.",
    "While loading a status says 'Loading history...'.",
  ],
  decisions: [21, 41, 45],
};
