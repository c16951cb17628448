import { ChevronLeft, ChevronRight } from 'lucide';

import { Button } from './button';
import { classes } from './classes';
import type { ElementProps } from './element-props';
import { Icon } from './icon';
import { pageNumbers } from './pagination/page-numbers';

export interface PaginationProps extends ElementProps<HTMLElement> {
  /** 1-based. */
  page: number;
  /** At least 1. */
  totalPages: number;
  /** The position in the list, for example 'Showing 1 to 20 of 53'. */
  text: string;
  /** Called with the 1-based page. */
  onPage: (page: number) => void;
  /** Adds page numbers on wide screens. @defaultValue false */
  numbered?: boolean | undefined;
}

/**
 * Pagination of a list, with the current position, and optional page numbers on wide screens. Below a list that the
 * server returns in pages of 20. Not for a single page: omit it. The position is a polite live region: it is announced
 * after a page change.
 */
export function Pagination({
  page,
  totalPages,
  text,
  onPage,
  numbered = false,
  ...element
}: PaginationProps) {
  return (
    <nav {...element} aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-muted tabular-nums" aria-live="polite">
        {text}
      </p>
      <div className="flex items-center gap-2">
        <Button
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          icon={<Icon of={ChevronLeft} className="size-4" />}
        >
          Previous
        </Button>
        {numbered && (
          <ol className="hidden items-center gap-1 md:flex">
            {pageNumbers(page, totalPages).map((place, index) => (
              <li key={place === 'gap' ? `gap ${index}` : place}>
                {place === 'gap' ? (
                  <span className="px-1 text-ink-subtle">…</span>
                ) : (
                  <PageButton page={place} current={place === page} onPage={onPage} />
                )}
              </li>
            ))}
          </ol>
        )}
        <Button disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
          Next
          <Icon of={ChevronRight} className="size-4" />
        </Button>
      </div>
    </nav>
  );
}

interface PageButtonProps {
  page: number;
  current: boolean;
  onPage: (page: number) => void;
}

function PageButton({ page, current, onPage }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Page ${page}`}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPage(page)}
      className={classes(
        'h-9 min-w-9 rounded-control px-2 text-sm font-medium tabular-nums transition-colors',
        current
          ? 'bg-accent-soft text-accent forced-chosen'
          : 'text-ink-muted hover:bg-sunken hover:text-ink',
      )}
    >
      {page}
    </button>
  );
}
