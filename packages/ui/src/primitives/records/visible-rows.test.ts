import { expect, it } from 'vitest';

import { visibleRows } from './virtual-list';

it('a virtual list renders the visible rows, the clipped row and two rows below', () => {
  expect(visibleRows({ topRow: 0, rowCount: 1000, rowsInView: 10 })).toEqual({ first: 0, end: 13 });
});

it('a virtual list renders two rows above the view', () => {
  expect(visibleRows({ topRow: 100, rowCount: 1000, rowsInView: 10 })).toEqual({ first: 98, end: 113 });
});

it('a virtual list ends at the last row', () => {
  expect(visibleRows({ topRow: 990, rowCount: 1000, rowsInView: 10 })).toEqual({ first: 988, end: 1000 });
});

it('a virtual list shows the last rows when the scroll position belongs to a longer list', () => {
  expect(visibleRows({ topRow: 500, rowCount: 20, rowsInView: 10 })).toEqual({ first: 8, end: 20 });
});

it('a virtual list renders all rows when it is shorter than the view', () => {
  expect(visibleRows({ topRow: 3, rowCount: 4, rowsInView: 10 })).toEqual({ first: 0, end: 4 });
});

it('an empty virtual list renders no rows', () => {
  expect(visibleRows({ topRow: 0, rowCount: 0, rowsInView: 10 })).toEqual({ first: 0, end: 0 });
});
