import { describe, expect, it } from 'vitest';

import { visibleRows } from './visible-rows';

describe('visibleRows', () => {
  it('renders the view, the row cut off by its lower edge and four rows below', () => {
    expect(visibleRows({ topRow: 0, rowCount: 1000, rowsInView: 10 })).toEqual({ first: 0, end: 15 });
  });

  it('keeps four rows above the view', () => {
    expect(visibleRows({ topRow: 100, rowCount: 1000, rowsInView: 10 })).toEqual({ first: 96, end: 115 });
  });

  it('stops at the last row', () => {
    expect(visibleRows({ topRow: 990, rowCount: 1000, rowsInView: 10 })).toEqual({ first: 986, end: 1000 });
  });

  it('shows the end of the list when the position is left over from a longer one', () => {
    expect(visibleRows({ topRow: 500, rowCount: 20, rowsInView: 10 })).toEqual({ first: 6, end: 20 });
  });

  it('renders everything when the list is shorter than the view', () => {
    expect(visibleRows({ topRow: 3, rowCount: 4, rowsInView: 10 })).toEqual({ first: 0, end: 4 });
  });

  it('renders nothing for an empty list', () => {
    expect(visibleRows({ topRow: 0, rowCount: 0, rowsInView: 10 })).toEqual({ first: 0, end: 0 });
  });
});
