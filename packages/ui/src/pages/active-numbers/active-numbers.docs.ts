import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'The numbers that wait for an SMS or have received one. What the product exists for happens here: a code arrives.',
  whenToUse: ['At /active-numbers, and wherever a purchase or a code leads.'],
  whenNot: [
    'For numbers that are over: the history has them.',
    'For the newest code alone: the dashboard and the toast have it.',
  ],
  dos: [
    'Put the numbers with a code first.',
    'Keep the numbers that were loaded last when a load fails, and say so.',
    'Put guide and number format at the end of the page.',
  ],
  donts: [
    'Do not draw the page for a tick: it knows ids, and each card draws itself.',
    "Do not show 'No active numbers' when nothing could be loaded.",
    'Do not move a card without a view transition.',
  ],
  anatomy: [
    { part: 'Heading', selector: 'h1' },
    { part: 'Auto-refresh and Refresh', selector: 'div:has(> h1) + div' },
    { part: 'Counters', selector: 'div > dl' },
    { part: 'Numbers with a code', selector: 'section:first-of-type' },
    { part: 'Numbers that wait', selector: 'section:last-of-type' },
    { part: 'Format of the numbers', selector: 'select' },
    { part: 'Guide', selector: '[role="note"]' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Moves through 'Auto-refresh', 'Refresh', each card, the format and the guide." },
    { keys: 'g then a', does: 'Opens the page from anywhere, where single keys are on.' },
  ],
  screenReader: [
    "Sections 'SMS Received' and 'Waiting for SMS' with second-level headings; each card is an article.",
    "A failed load is an alert 'Error loading active numbers'; loading is a status.",
    'When a card vanishes that had the focus, the nearest heading takes it.',
  ],
  decisions: [9, 25, 26, 40, 43, 44, 53],
};
