import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ScrollBox, type ScrollBoxProps } from './scroll-box';

/** Overscan: extra rows above and below the view. */
const MARGIN = 2;

/** Height of a heading, in rem. */
const HEADING_HEIGHT = 2.25;

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
 * The rows to render, from `first` up to `end` (exclusive). A position beyond the end, from a longer list,
 * counts as the last page.
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

export interface VirtualListProps<Item> extends Pick<ScrollBoxProps, 'label' | 'maxHeight' | 'ref' | 'id'> {
  /** In display order. */
  items: readonly Item[];
  /** Key of an item, stable under filters and sorting. */
  itemKey: (item: Item) => string;
  /** Row height in rem, so that rows scale with the browser's font size. */
  rowHeight: number;
  /** Positions of the headings, which are lower. Default: none */
  headings?: readonly number[] | undefined;
  /** Items beside each other; without headings. @defaultValue 1 */
  columns?: number | undefined;
  /** Renders one row of height `rowHeight`. */
  renderRow: (item: Item) => ReactNode;
  /** Source of the items, for example a query: a change starts at the top, and keeps the rows that stay. */
  of?: string | undefined;
}

/**
 * A list in a scroll box that renders only the visible rows and an overscan of two, so that search over
 * thousands of entries stays fast. The overscan lets Tab move past the edge of the view. The focused row
 * stays rendered when it is scrolled out of view, or the keyboard would lose its position. For hundreds or
 * thousands of rows of one height: countries and services. Each row has its position, 'item 14 of 2000',
 * although only the visible ones are rendered.
 */
export function VirtualList<Item>({
  items,
  itemKey,
  rowHeight,
  headings = [],
  columns = 1,
  maxHeight,
  label,
  renderRow,
  of,
  ref,
  id,
}: VirtualListProps<Item>) {
  const [topRow, setTopRow] = useState(0);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const [shownOf, setShownOf] = useState(of);
  if (of !== shownOf) {
    setShownOf(of);
    setTopRow(0);
  }
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    // Only then: the browser computes the layout before it sets this.
    if (scrolled.current > 0 && box.current !== null) box.current.scrollTop = 0;
  }, [of]);

  const rowCount = Math.ceil(items.length / columns);
  const visible = visibleRows({ topRow, rowCount, rowsInView: Math.ceil(maxHeight / rowHeight) });
  const first = visible.first * columns;
  const end = Math.min(visible.end * columns, items.length);
  const focused = focusedKey === null ? -1 : items.findIndex((item) => itemKey(item) === focusedKey);
  const rendered = positionsOf(first, end, focused);
  const topOf = (position: number): number =>
    Math.floor(position / columns) * rowHeight -
    headings.filter((heading) => heading < position).length * (rowHeight - HEADING_HEIGHT);

  return (
    <ScrollBox
      ref={box}
      id={id}
      label={label}
      maxHeight={maxHeight}
      onScroll={({ currentTarget: { scrollTop, scrollHeight } }) => {
        scrolled.current = scrollTop;
        setTopRow(Math.floor((scrollTop / scrollHeight) * rowCount));
      }}
    >
      <ul className="relative" style={{ height: `${topOf(rowCount * columns)}rem` }}>
        {rendered.map((position) => {
          const item = items[position];
          if (item === undefined) return null;
          const key = itemKey(item);
          return (
            <li
              key={key}
              aria-setsize={items.length}
              aria-posinset={position + 1}
              onFocus={() => setFocusedKey(key)}
              onBlur={() => setFocusedKey(null)}
              className="absolute"
              style={{
                top: `${topOf(position)}rem`,
                left: `${(position % columns) * (100 / columns)}%`,
                width: `${100 / columns}%`,
                height: `${headings.includes(position) ? HEADING_HEIGHT : rowHeight}rem`,
              }}
            >
              {renderRow(item)}
            </li>
          );
        })}
      </ul>
    </ScrollBox>
  );
}

/** Positions from `first` up to `end` (exclusive) and the focused one, in list order. */
function positionsOf(first: number, end: number, focused: number): number[] {
  const inView = Array.from({ length: end - first }, (_, offset) => first + offset);
  if (focused < 0 || (focused >= first && focused < end)) return inView;
  return focused < first ? [focused, ...inView] : [...inView, focused];
}
