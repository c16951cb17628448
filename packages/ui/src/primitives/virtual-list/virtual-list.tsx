import { useState, type ReactNode } from 'react';

import { ScrollBox, type ScrollBoxProps } from '../scroll-box';
import { visibleRows } from './visible-rows';

/** Props of {@link VirtualList}. */
export interface VirtualListProps<Item> extends Pick<ScrollBoxProps, 'label' | 'maxHeight' | 'ref' | 'id'> {
  /** In the order to show. */
  items: readonly Item[];
  /** Identity of an item, stable while the list is filtered and sorted. */
  itemKey: (item: Item) => string;
  /** Height of every row in rem, so that rows grow with the reader's font size. */
  rowHeight: number;
  /** Draws one row; its height is `rowHeight`, whatever it contains. */
  renderRow: (item: Item) => ReactNode;
  /** Items side by side. @defaultValue 1 */
  columns?: number | undefined;
}

/**
 * A long list in a scroll box that renders only the rows in view and a margin around them, so that typing into a
 * search over thousands of entries stays quick. The margin also lets the Tab key walk on past the edge of the view.
 * The row that has the focus stays rendered when it is scrolled out of view: without it the keyboard would lose its
 * place in the list.
 */
export function VirtualList<Item>({
  items,
  itemKey,
  rowHeight,
  maxHeight,
  label,
  renderRow,
  columns = 1,
  ref,
  id,
}: VirtualListProps<Item>) {
  const [topRow, setTopRow] = useState(0);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);

  const rowCount = Math.ceil(items.length / columns);
  const { first, end } = visibleRows({ topRow, rowCount, rowsInView: Math.ceil(maxHeight / rowHeight) });
  const focused = focusedKey === null ? -1 : items.findIndex((item) => itemKey(item) === focusedKey);
  const rendered = positionsOf(first * columns, Math.min(end * columns, items.length), focused);

  return (
    <ScrollBox
      ref={ref}
      id={id}
      label={label}
      maxHeight={maxHeight}
      onScroll={({ currentTarget: { scrollTop, scrollHeight } }) =>
        setTopRow(Math.floor((scrollTop / scrollHeight) * rowCount))
      }
    >
      <ul className="relative" style={{ height: `${rowCount * rowHeight}rem` }}>
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
                top: `${Math.floor(position / columns) * rowHeight}rem`,
                left: `${((position % columns) * 100) / columns}%`,
                width: `${100 / columns}%`,
                height: `${rowHeight}rem`,
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

/** The positions from `first` up to, not including, `end`, and the one with the focus, in the order of the list. */
function positionsOf(first: number, end: number, focused: number): number[] {
  const inView = Array.from({ length: end - first }, (_, offset) => first + offset);
  if (focused < 0 || (focused >= first && focused < end)) return inView;
  return focused < first ? [focused, ...inView] : [...inView, focused];
}
