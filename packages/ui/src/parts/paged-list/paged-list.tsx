import { useRef, type ReactNode } from 'react';

import { Pagination, type PaginationProps } from '../../primitives/pagination';

/** Props of {@link PagedList}. */
export interface PagedListProps {
  /** What is listed; read out when a page is turned. */
  label: string;
  /** Another page, or the same anew, is on its way. @defaultValue false */
  busy?: boolean | undefined;
  /** Where the list stands; leave out while it is not known, or while one page holds it all. */
  pager?: PaginationProps | undefined;
  /** The rows of this page. */
  children: ReactNode;
}

/**
 * A list with its pages below. Whoever turns a page is at the end of the list, on a button that the last page
 * disables: the focus and the view go to the start of the page that comes.
 */
export function PagedList({ label, busy = false, pager, children }: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const startAnew = () => {
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
              startAnew();
              pager.onPage(page);
            }}
          />
        </div>
      )}
    </>
  );
}
