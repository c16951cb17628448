import { X } from 'lucide-react';

/** A filter in effect. */
export interface FilterChip {
  /** What it narrows the list to, for example 'Status: Completed'. */
  label: string;
  /** Takes this filter away. */
  onRemove: () => void;
}

export interface FilterChipsProps {
  /** At least one; names that arrive late come last. */
  chips: readonly FilterChip[];
  /** Takes all filters away, and the search. */
  onClearAll: () => void;
}

const chip =
  'inline-flex min-h-11 max-w-64 items-center gap-1.5 rounded-pill px-3 text-left text-xs font-medium transition-colors md:min-h-7';

/**
 * The filters in effect, each of which a press takes away, and all of them at once. One line that scrolls, so that the
 * list below stays where it is when the name of a service or country arrives.
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
            {/* Not an aria-label: the name of the field it concerns must stay the field's alone. */}
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
