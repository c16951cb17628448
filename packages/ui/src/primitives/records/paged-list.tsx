import { useRef, type ReactNode } from 'react';

import { classes } from '../classes';
import { Pagination, type PaginationProps } from './pagination';

export interface PagedListProps {
  /** Accessible name; announced after a page change. */
  label: string;
  /** True while a page is loading. @defaultValue false */
  busy?: boolean | undefined;
  /**
   * What is shown, for example 'Showing 1 to 20 of 53', also of a single page or none; undefined while
   * unknown. Announced when it changes; on screen where there are pages.
   */
  position: string | undefined;
  /** Current page and number of pages; undefined while unknown, or with a single page. */
  pager?: PaginationProps | undefined;
  /** The LoadError of a page, above earlier rows: where a page change leads. */
  error?: ReactNode;
  /** The rows of this page; none after a first load that failed. */
  children?: ReactNode;
}

/** Except in a window as low as at 400 % zoom. What takes the focus below it stops clear of it. */
const STICKY =
  '[@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-header [@media(height>=30rem)]:z-1 [@media(height>=30rem)]:[&~*_:is(a,button)]:scroll-mt-40';

/**
 * A list with pagination below. After a page change, focus and scroll position move to the start of the list:
 * the clicked button is at its end and disabled on the last page. Around the purchases of the history and the
 * payments. A named group, announced on a page change; aria-busy while it loads. Its position is a polite
 * live region that stays: a search or filter is answered in it, also by a list without rows.
 */
export function PagedList({ label, busy = false, position, pager, error, children }: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const scrollToStart = () => {
    const { current } = list;
    current?.focus({ preventScroll: true });
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <div ref={list} role="group" aria-label={label} aria-busy={busy} tabIndex={-1} className="outline-none">
        {/* Sticks: the browser keeps the rows in place when it comes above them. */}
        {error !== undefined && <div className={classes('bg-surface px-card py-3', STICKY)}>{error}</div>}
        {children}
      </div>
      <div
        className={
          // No box of its own, which would move when the pages come.
          pager === undefined
            ? 'contents'
            : 'flex flex-wrap items-center justify-between gap-3 border-t border-line px-card py-3'
        }
      >
        <p
          className={pager === undefined ? 'sr-only' : 'text-sm text-ink-muted tabular-nums'}
          aria-live="polite"
        >
          {position}
        </p>
        {pager !== undefined && (
          <Pagination
            {...pager}
            onPage={(page) => {
              scrollToStart();
              pager.onPage(page);
            }}
          />
        )}
      </div>
    </>
  );
}
