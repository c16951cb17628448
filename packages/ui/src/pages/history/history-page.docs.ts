import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'Every number ever bought: filters, a ledger of rows, pages of 20, an export, and charts on request.',
  whenToUse: ['At /history; the address carries filters and page.'],
  whenNot: [
    'For numbers that still live: the active numbers have their actions.',
    'For money: the payments page.',
  ],
  dos: [
    "Keep what was loaded when a reload fails, below the error with 'Try Again'.",
    "Disable 'Export CSV' while there is nothing; it writes the page on screen in its order.",
  ],
  donts: [
    'Do not ask for more pages than the one on screen.',
    'Do not put the charts above the filters by default.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Export and charts', selector: 'div:has(> h1) + div' },
    { part: 'Filters', selector: '[role="group"][aria-label="Filters"]' },
    { part: 'Purchases', selector: '[role="group"][aria-label="Purchases"]' },
    { part: 'Pages', selector: 'nav' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the actions, the filters, the rows and the pages.' },
    { keys: "Enter on a row's button", does: 'Opens its details in a dialog.' },
    { keys: 'g then h', does: 'Opens the page from anywhere, where single keys are on.' },
  ],
  screenReader: [
    "Turning a page moves the focus to the group 'Purchases' and announces the position.",
    'A failed load is an alert.',
  ],
  decisions: [21, 26, 30, 45, 46],
};
