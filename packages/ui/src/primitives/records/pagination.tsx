import { ChevronLeft, ChevronRight } from 'lucide';
import { Button } from '../buttons/button';
import { classes } from '../classes';
import { Icon } from '../icon';

/** Up to this many pages, each page has a button. */
const ALL_UP_TO = 7;

/** Page numbers on each side of the current one. */
const BESIDE = 1;

export type PageEntry = number | 'gap';

/**
 * The page numbers to display: all if there are few, else the first, the last and those around `page`. A gap
 * of one page shows that page instead.
 */
export const pageNumbers = (page: number, totalPages: number): readonly PageEntry[] => {
  const all = Array.from({ length: totalPages }, (_, index) => index + 1);
  if (totalPages <= ALL_UP_TO) return all;
  const isShown = (number: number): boolean =>
    number === 1 || number === totalPages || Math.abs(number - page) <= BESIDE;
  return all.flatMap((number): readonly PageEntry[] => {
    if (isShown(number)) return [number];
    if (isShown(number - 1)) return [isShown(number + 1) ? number : 'gap'];
    return [];
  });
};

export interface PaginationProps {
  /** 1-based. */
  page: number;
  /** At least 1. */
  totalPages: number;
  /** Called with the 1-based page. */
  onPage: (page: number) => void;
  /** Adds page numbers, on phones in a line of their own. @defaultValue false */
  numbered?: boolean | undefined;
}

/**
 * Pagination of a list, with optional page numbers. In PagedList, below a list that the server returns in
 * pages of 20. Not for a single page: omit it.
 */
export function Pagination({ page, totalPages, onPage, numbered = false }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-2">
      <Button
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        icon={<Icon of={ChevronLeft} className="size-4" />}
      >
        Previous
      </Button>
      {numbered && (
        <ol className="order-first flex basis-full flex-wrap items-center gap-1 md:order-none md:basis-auto">
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
        'h-11 min-w-11 rounded-control px-2 md:pointer-fine:h-9 md:pointer-fine:min-w-9 text-sm font-medium tabular-nums transition-colors',
        current
          ? 'bg-accent-soft text-accent forced-chosen'
          : 'text-ink-muted hover:bg-sunken hover:text-ink',
      )}
    >
      {page}
    </button>
  );
}
