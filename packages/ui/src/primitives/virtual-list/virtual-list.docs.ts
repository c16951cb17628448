import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A long list in a scroll box that draws only the rows in view and a margin of four around them.',
  whenToUse: ['For hundreds or thousands of rows of one height: countries and services.'],
  whenNot: [
    'For some dozens of rows: take ScrollBox, whose rows may have any height.',
    'For what the server sends in pages: take Pagination.',
  ],
  dos: [
    "Give every row the same height in rem, so that rows grow with the reader's font size.",
    'Give each item a key that stays the same while the list is filtered.',
  ],
  donts: [
    'Do not let a row grow with its content: what does not fit is cut or wraps within its height.',
    'Do not use it where people search with the browser: rows out of view are not in the page.',
  ],
  anatomy: [
    { part: 'Scroll box', selector: '[role="group"]' },
    { part: 'Row', selector: 'li:first-child' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the box, then from row to row; rows out of view are drawn on the way.' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'Scroll the box once it has the focus.' },
  ],
  screenReader: [
    'A group with a name around a list.',
    "Each row says its place: 'item 14 of 2000', though only those around the view are drawn.",
    'The row with the focus stays drawn when it is scrolled out of view.',
  ],
  decisions: [7],
};
