/** Overscan: extra rows above and below the view. */
const MARGIN = 4;

/** Scroll position of a scroll box, in rows. */
export interface ScrollPosition {
  /** Index of the first visible row. */
  topRow: number;
  /** Length of the list. */
  rowCount: number;
  /** Rows that fit into the box. */
  rowsInView: number;
}

/**
 * The rows to render, from `first` up to `end` (exclusive). A position beyond the end, from a longer list, counts as
 * the last page.
 */
export const visibleRows = ({
  topRow,
  rowCount,
  rowsInView,
}: ScrollPosition): { first: number; end: number } => {
  const top = Math.max(0, Math.min(topRow, rowCount - rowsInView));
  return {
    first: Math.max(0, top - MARGIN),
    end: Math.min(rowCount, top + rowsInView + 1 + MARGIN),
  };
};
