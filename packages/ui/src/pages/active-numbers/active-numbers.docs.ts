import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /active-numbers, and as the target of a purchase or a code.'],
  whenNot: [
    'For past numbers: use the history.',
    'For the newest code only: the dashboard and the toast show it.',
  ],
  dos: [
    'List the numbers with a code first.',
    'Keep the loaded numbers after a load error, and show the error.',
    'Keep an expired or automatically cancelled number until the user dismisses it, and say what became of its price.',
    'Put the usage guide at the end of the page.',
  ],
  donts: [
    'Do not rerender the page on a tick: it gets only ids, and each card renders itself.',
    "Do not show 'No active numbers' after a load error.",
    'Do not move a card without a view transition.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Refresh', selector: 'div:has(> h1) + div' },
    { part: 'Counters', selector: 'dl' },
    { part: 'Numbers with a code', selector: 'section:first-of-type' },
    { part: 'Waiting numbers', selector: 'section:last-of-type' },
    { part: 'Guide', selector: '[role="note"]' },
  ],
  keyboard: [{ keys: 'g then a', does: 'Opens the page from anywhere, if single-key shortcuts are on.' }],
  screenReader: [
    "Sections 'SMS Received' and 'Waiting for SMS' with second-level headings; each card is an article.",
    "A failed load is an alert 'Error loading active numbers'; loading is a status.",
    'When the focused card disappears, the nearest heading takes the focus.',
  ],
  decisions: [9, 25, 26, 40, 43, 44, 53],
};
