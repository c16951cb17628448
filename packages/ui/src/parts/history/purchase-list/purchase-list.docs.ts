import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The purchases of a page: a table from 768 px, a list by day below; or what stands in their place.',
  whenToUse: ['On the history, inside PagedList.'],
  whenNot: ['For numbers that still live: take NumberCard.', 'For the last eight: take ActivityList.'],
  dos: [
    'Let the whole row open the details, with a real button at its end for keyboards.',
    'Say below the table that sorting applies to this page while there are others.',
  ],
  donts: [
    'Do not use pills for the status; a dot and a word stay calm in twenty rows.',
    'Do not let a column grow when names arrive: the widths are set.',
  ],
  anatomy: [
    { part: 'Column that sorts', selector: 'th[aria-sort]' },
    { part: 'Service', selector: 'tbody tr:first-child th' },
    {
      part: 'Number, with its copy button while pointed at',
      selector: 'tbody tr:first-child td:nth-child(2)',
    },
    { part: 'Status', selector: 'tbody tr:first-child td:nth-child(5)' },
    { part: 'Buy again', selector: 'tbody tr:first-child td:last-child a' },
    { part: 'View Details', selector: 'tbody tr:first-child button[aria-label="View Details"]' },
    { part: 'What sorting covers', selector: 'caption' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves through the headings that sort, then through copy, 'Buy again' and 'View Details' of each row; a copy button shows when it has the focus.",
    },
    {
      keys: 'Enter or Space',
      does: 'Presses the one that has the focus; on a heading it sorts, pressed again the other way round.',
    },
  ],
  screenReader: [
    "A table named 'Purchases' with eight headers; the sorted one has aria-sort.",
    'The buttons of a row are described by service and number.',
    "On phones the days are second-level headings in a list named 'Purchases'.",
    "While loading a status says 'Loading history...'.",
  ],
  decisions: [21, 41, 45],
};
