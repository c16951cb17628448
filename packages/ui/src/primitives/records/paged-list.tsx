import { useRef, type ReactNode } from 'react';

import { Pagination, type PaginationProps } from './pagination';

export interface PagedListProps {
  /** Accessible name; announced after a page change. */
  label: string;
  /** True while a page is loading. @defaultValue false */
  busy?: boolean | undefined;
  /** Current page and number of pages; undefined while unknown, or with a single page. */
  pager?: PaginationProps | undefined;
  /** The rows of this page. */
  children: ReactNode;
}

/**
 * A list with pagination below. After a page change, focus and scroll position move to the start of the list:
 * the clicked button is at its end and disabled on the last page. Around the purchases of the history and the
 * payments. A named group, announced on a page change; aria-busy while it loads.
 */
export function PagedList({ label, busy = false, pager, children }: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const scrollToStart = () => {
    const { current } = list;
    current?.focus({ preventScroll: true });
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <div ref={list} role="group" aria-label={label} aria-busy={busy} tabIndex={-1} className="outline-none">
        {children}
      </div>
      {pager !== undefined && (
        <div className="border-t border-line p-3 xl:px-5">
          <Pagination
            {...pager}
            onPage={(page) => {
              scrollToStart();
              pager.onPage(page);
            }}
          />
        </div>
      )}
    </>
  );
}
