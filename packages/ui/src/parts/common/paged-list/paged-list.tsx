import { useRef, type ReactNode } from 'react';

import { Pagination, type PaginationProps } from '../../../primitives/pagination';

export interface PagedListProps {
  /** What is listed; announced when a page is turned. */
  label: string;
  /** Another page is being loaded, or the same one again. @defaultValue false */
  busy?: boolean | undefined;
  /** The page shown and how many there are; leave out while unknown, or when everything fits on one page. */
  pager?: PaginationProps | undefined;
  /** The rows of this page. */
  children: ReactNode;
}

/**
 * A list with its pagination below. A user who turns a page is at the end of the list, on a button that is disabled
 * on the last page, so the focus and the view move to the start of the list.
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
        <div className="border-t border-line px-4 py-3 md:px-5">
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
