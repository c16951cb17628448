import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ['At /active-numbers, and as the target of a purchase or a code.'],
  dos: [
    'List the numbers with a code first.',
    'Keep the loaded numbers after a load error, and show the error.',
    'Keep an expired or automatically cancelled number until the user dismisses it, and say what became of its price.',
  ],
  donts: [
    'Do not rerender the page on a tick: it gets only ids, and each card renders itself.',
    "Do not show 'No active numbers' after a load error.",
    'Do not move a card without a view transition.',
  ],
  anatomy: {
    Heading: 'h1',
    Refresh: 'div:has(> h1) + div',
    Counters: 'dl',
    'Numbers with a code': 'section:first-of-type',
    'Waiting numbers': 'section:last-of-type',
    Guide: '[role="note"]',
  },
  screenReader: [
    "A failed load is an alert 'Error loading active numbers'; loading is a status.",
    'When the focused card disappears, the nearest heading takes the focus.',
  ],
  decisions: [9, 25, 26, 40, 43, 44, 53],
};
