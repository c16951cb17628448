import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: "The balance, the payments under way, and every payment so far, with 'Add Funds'.",
  whenToUse: ['At /transactions, and wherever money is missing.'],
  whenNot: ['For what numbers cost: the history.', 'For the balance alone: the header always has it.'],
  dos: [
    "Keep 'Add Funds' the one primary button; it opens AddFundsForm in a dialog.",
    'Keep the last known figures beside an error.',
  ],
  donts: [
    'Do not open the payment in the same window, unless the browser blocks the other one.',
    'Do not drop payments from the list while they are verified.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Add Funds', selector: 'div:has(> h1) + div button' },
    { part: 'Figures', selector: 'dl' },
    { part: 'Payments under way', selector: 'section[aria-label="Real-time Payment Monitoring"]' },
    { part: 'Filters', selector: 'h2 + div' },
    { part: 'Payments', selector: '[role="group"][aria-label="Payments"]' },
    { part: 'Pages', selector: 'nav' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through 'Add Funds', the filters, the rows and the pages." },
    {
      keys: "Enter or Space on 'Add Funds'",
      does: 'Opens the form; Escape closes it and gives the focus back.',
    },
    { keys: 'g then t', does: 'Opens the page from anywhere, where single keys are on.' },
  ],
  screenReader: [
    "The list is a group 'Payments'; turning a page moves the focus to it and announces the position.",
    'A failed load is an alert; pending and verifying payments are counted in a status.',
  ],
  decisions: [9, 13, 18, 20, 26],
};
