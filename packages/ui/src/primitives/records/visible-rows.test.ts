import { expect, it } from 'vitest';

import { visibleRows } from './virtual-list';

it.each([
  ['renders the visible rows, the clipped row and two rows below', 0, 1_000, 0, 13],
  ['renders two rows above the view', 100, 1_000, 98, 113],
  ['ends at the last row', 990, 1_000, 988, 1_000],
  ['shows the last rows when the scroll position belongs to a longer list', 500, 20, 8, 20],
  ['renders all rows when it is shorter than the view', 3, 4, 0, 4],
  ['renders no rows when it is empty', 0, 0, 0, 0],
])('a virtual list %s: scrolled to row %i of %i, from %i to %i', (_, topRow, rowCount, first, end) => {
  expect(visibleRows({ topRow, rowCount, rowsInView: 10 })).toEqual({ first, end });
});
