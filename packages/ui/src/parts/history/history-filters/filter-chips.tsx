import { X } from 'lucide-react';

/** An active filter. */
export interface FilterChip {
  /** Label, for example 'Status: Completed'. */
  label: string;
  /** Called when the user removes the filter. */
  onRemove: () => void;
}

export interface FilterChipsProps {
  /** At least one; filters with names that are still loading come last. */
  chips: readonly FilterChip[];
  /** Called when the user clears all filters and the search. */
  onClearAll: () => void;
}

const chip =
  'inline-flex min-h-11 max-w-64 items-center gap-1.5 rounded-pill px-3 text-left text-xs font-medium transition-colors md:min-h-7';

/**
 * Active filters as removable chips, with a button that clears all. One scrolling line, so that the list below does not
 * move when the name of a service or country loads.
 */
export function FilterChips({ chips, onClearAll }: FilterChipsProps) {
  return (
    <ul aria-label="Active filters" className="relative -m-1 flex gap-2 overflow-x-auto p-1">
      {chips.map(({ label, onRemove }) => (
        <li key={label} className="shrink-0">
          <button
            type="button"
            onClick={onRemove}
            className={`${chip} border border-accent-line bg-accent-soft text-accent hover:border-accent`}
          >
            {/* Not an aria-label: a query by the field's name must match only the field. */}
            <span className="sr-only">Remove </span>
            <bdi className="min-w-0 truncate">{label}</bdi>
            <X aria-hidden className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
      <li className="shrink-0">
        <button
          type="button"
          onClick={onClearAll}
          className={`${chip} text-ink-muted hover:bg-sunken hover:text-ink`}
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
