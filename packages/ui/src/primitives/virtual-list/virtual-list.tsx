import { useState, type ReactNode } from 'react';

import { visibleRows } from './visible-rows';

/** Props of {@link VirtualList}. */
export interface VirtualListProps<Item> {
  items: readonly Item[];
  /** Identity of an item, stable while the list is filtered and sorted. */
  itemKey: (item: Item) => string;
  /** Height of every row, px. */
  rowHeight: number;
  /** Height above which the list scrolls, px. */
  maxHeight: number;
  /** Name of the scroll box. */
  label: string;
  renderRow: (item: Item) => ReactNode;
  /** Items side by side. @defaultValue 1 */
  columns?: number | undefined;
}

/**
 * A long list in a scroll box that renders only the rows in view and a margin around them, so that typing into a
 * search over thousands of entries stays quick. The margin also lets the Tab key walk on past the edge of the view.
 */
export function VirtualList<Item>({
  items,
  itemKey,
  rowHeight,
  maxHeight,
  label,
  renderRow,
  columns = 1,
}: VirtualListProps<Item>) {
  const [topRow, setTopRow] = useState(0);

  const rowCount = Math.ceil(items.length / columns);
  const { first, end } = visibleRows({ topRow, rowCount, rowsInView: Math.ceil(maxHeight / rowHeight) });
  const firstItem = first * columns;

  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      onScroll={(event) => setTopRow(Math.floor(event.currentTarget.scrollTop / rowHeight))}
      style={{ maxHeight }}
      className="overflow-y-auto overscroll-contain rounded-control"
    >
      <ul className="relative" style={{ height: rowCount * rowHeight }}>
        {items.slice(firstItem, end * columns).map((item, offset) => {
          const position = firstItem + offset;
          return (
            <li
              key={itemKey(item)}
              aria-setsize={items.length}
              aria-posinset={position + 1}
              className="absolute"
              style={{
                top: Math.floor(position / columns) * rowHeight,
                left: `${((position % columns) * 100) / columns}%`,
                width: `${100 / columns}%`,
                height: rowHeight,
              }}
            >
              {renderRow(item)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
