import { Search, X } from 'lucide-react';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** What is searched; read out, not shown. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** The user pressed Enter. */
  onEnter?: (() => void) | undefined;
}

/** Narrows a list while typing. */
export function SearchField({ label, value, onChange, placeholder, onEnter }: SearchFieldProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-subtle"
      />
      <input
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key, repeat, nativeEvent: { isComposing } }) => {
          if (key === 'Enter' && !repeat && !isComposing) onEnter?.();
        }}
        className="h-11 w-full rounded-control border border-line-strong bg-surface pr-10 pl-9 text-base max-xs:text-sm text-ink transition-colors hover:border-ink-muted md:h-10 md:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          title="Clear search"
          onClick={() => onChange('')}
          className="absolute top-1/2 right-1.5 inline-flex size-8 -translate-y-1/2 items-center justify-center rounded-control text-ink-muted transition-colors hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
