import { SlidersHorizontal } from 'lucide';
import { useId, useRef, useState, type ReactNode } from 'react';

import { Button } from '../buttons/button';
import { classes } from '../classes';
import { Icon } from '../icon';

export interface FilterRowProps {
  /** The search of the list, or the choice between lists; always visible. */
  start: ReactNode;
  /**
   * The filters, as pills that show their value. On phones folded behind 'Filters'. None for a list without
   * filters.
   */
  children?: ReactNode;
  /** Number of filters in effect, without the search; shown on the phones' button. */
  used: number;
  /** Clears all filters and the search; undefined while nothing is set. */
  onClearAll?: (() => void) | undefined;
}

/**
 * The filters of a list in one row, 40 px high: search, pills, and a way to clear them. Wraps where it has no
 * room. At the top of a list of pages: the history, the payments. Not for a form: its fields have visible
 * labels of their own.
 */
export function FilterRow({ start, children, used, onClearAll }: FilterRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const clearAll = () => {
    // The clicked button disappears and would lose the focus.
    group.current?.focus({ preventScroll: true });
    onClearAll?.();
  };
  return (
    <div
      ref={group}
      role={children ? 'group' : undefined}
      aria-label={children ? 'Filters' : undefined}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 outline-none"
    >
      {start}
      {children && (
        <span className="shrink-0 md:hidden">
          <Button
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
            icon={<Icon of={SlidersHorizontal} className="size-4" />}
          >
            {used === 0 ? 'Filters' : `Filters (${used})`}
          </Button>
        </span>
      )}
      <div
        id={panelId}
        className={classes(
          'order-last min-w-0 basis-full flex-wrap items-center gap-2 md:contents',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {children}
      </div>
      {onClearAll !== undefined && (
        <span className={classes('shrink-0', !isOpen && 'hidden md:block')}>
          <Button variant="ghost" onClick={clearAll}>
            Clear all
          </Button>
        </span>
      )}
    </div>
  );
}
